import type { HiddenArkAction } from '../../action.ts';
import { legalActions } from '../../legality/legal.ts';
import { question } from '../../legality/check-moment.ts';
import { NONE } from '../../numbers.ts';
import type { HiddenArkState } from '../../state.ts';
import { sailings } from './sailing.ts';
import { answers, followed, settled, type Judge, type Step } from './steps.ts';

/** Actions examined singly; ways over the sea are examined whole. */
const PLAIN: readonly HiddenArkAction['type'][] = [
  'rescue',
  'station',
  'launch',
  'install',
  'study',
  'swap',
  'play',
  'convert',
  'investigate',
];

/**
 * The sensible next steps of a seat: small actions are joined to their purpose, and payments are
 * settled. The end of the turn is not included.
 */
export function options(step: Step, judge: Judge): readonly Step[] {
  const { state } = step;
  if (question(state) || state.phase === 'placing' || state.turn.passing !== NONE)
    return answers(step).map((answer) => settled(answer, judge));
  const legal = legalActions(state, state.turn.seat);
  const type = state.phase === 'opportunity' ? 'take' : 'column';
  const asked = legal.filter((action) => action.type === type);
  if (asked.length > 0) return asked.map((action) => settled(followed(step, action), judge));
  return [
    ...legal
      .filter((action) => PLAIN.includes(action.type))
      .map((action) => settled(followed(step, action), judge)),
    ...sailings(step, judge),
  ];
}

/** Whether anything may be ended here. */
export function canEnd(state: HiddenArkState): boolean {
  return (
    state.frames.length === 0 &&
    state.phase === 'action' &&
    state.turn.column !== NONE &&
    state.turn.passing === NONE
  );
}

export const END: HiddenArkAction = { type: 'end' };

/** The branch of a turn that a step belongs to: the token taken, and the column used. */
export function branchOf({ turn, faceUp, phase }: HiddenArkState): string {
  return `${phase} ${faceUp.join()} ${turn.column}`;
}
