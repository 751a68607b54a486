import type { HiddenArkAction } from '../action.ts';
import type { Column } from '../cards/index.ts';
import type { Frame } from '../frame.ts';
import { positionName, mapOf } from '../sea-map.ts';
import { tokenName } from '../tokens.ts';
import type { HiddenArkView } from '../view.ts';

export type QuestionKind =
  | 'none'
  | 'place'
  | 'take'
  | 'column'
  | 'act'
  | 'passing'
  | 'pay'
  | 'slot'
  | 'return'
  | 'convert'
  | 'setAside'
  | 'lower'
  | 'lock';

/** The question to the seat on turn. */
export interface Question {
  readonly kind: QuestionKind;
  /** Resources that are still to be paid or converted, or tokens to be taken; else 0. */
  readonly left: number;
  /** The action being paid for. */
  readonly action: HiddenArkAction | undefined;
  /** The upgrade that waits for a slot, or ''. */
  readonly token: string;
  /** The column that is being used, or ''. */
  readonly column: Column | '';
  /** Where the vessel stands that returns to a port, or ''. */
  readonly space: string;
}

const PLAIN: Omit<Question, 'kind'> = {
  left: 0,
  action: undefined,
  token: '',
  column: '',
  space: '',
};

/** The current question at the table. */
export function questionOf(view: HiddenArkView): Question {
  const frame = (JSON.parse(view.pending) as readonly Frame[]).at(-1);
  switch (frame?.kind) {
    case 'pay':
      return { ...PLAIN, kind: 'pay', left: frame.left, action: frame.action };
    case 'slot':
      return { ...PLAIN, kind: 'slot', token: tokenName(frame.token) };
    case 'return':
      return { ...PLAIN, kind: 'return', space: positionName(mapOf(view.side), frame.space) };
    case 'convert':
      return { ...PLAIN, kind: 'convert', left: frame.left };
    case 'setAside':
    case 'lower':
    case 'lock':
      return { ...PLAIN, kind: frame.kind };
    default:
      return {
        ...{ ...PLAIN, kind: freeQuestion(view), column: view.turn.column },
        left: view.phase === 'opportunity' ? view.turn.takes : 0,
      };
  }
}

const FREE: readonly QuestionKind[] = ['take', 'column', 'act'];

/** Whether the seat on turn chooses a kind of action, and answers no other prompt. */
export const isFreeChoice = (view: HiddenArkView): boolean => FREE.includes(questionOf(view).kind);

function freeQuestion({ phase, turn }: HiddenArkView): QuestionKind {
  if (phase === 'over') return 'none';
  if (phase === 'placing') return 'place';
  if (turn.passing >= 0) return 'passing';
  if (phase === 'opportunity') return 'take';
  return turn.column === '' ? 'column' : 'act';
}
