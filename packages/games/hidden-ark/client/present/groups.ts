import type { HiddenArkAction, HiddenArkView } from '../../src/index.ts';
import { COLUMNS, type Column } from '../../src/cards/index.ts';
import { isInFirstStep } from '../../src/views/index.ts';
import type { ArkWords } from '../words/ark-locale.ts';

/** The groups with a button of their own without a prompt. */
export type GroupId = keyof ArkWords['groups'];

/** The groups of each column. */
const OF_COLUMN: Readonly<Record<Column, readonly GroupId[]>> = {
  build: ['station', 'launch'],
  operation: ['move', 'rescue', 'extend', 'swap'],
  upgrade: ['install'],
  research: ['study'],
};

/** The group that an action belongs to without a prompt. */
export function groupOf(action: HiddenArkAction): GroupId | '' {
  switch (action.type) {
    case 'column':
      return action.column;
    case 'place':
    case 'pay':
    case 'fit':
    case 'return':
    case 'setAside':
    case 'lower':
    case 'lock':
      return '';
    default:
      return action.type;
  }
}

const ALWAYS: readonly GroupId[] = [
  ...(['move', 'rescue', 'station', 'launch', 'install', 'study', 'extend', 'swap'] as const),
  ...(['investigate', 'play', 'exchange', 'convert'] as const),
];

/**
 * The shown groups: those of the moment, other possible ones, and tokens while some are kept, so
 * that an unusable one gives the reason.
 */
export function shownGroups(
  view: Pick<HiddenArkView, 'phase' | 'seats' | 'turn'>,
  possible: ReadonlySet<string>,
): readonly GroupId[] {
  const { turn } = view;
  const shown = new Set(possible).add(keptBy(view).length > 0 ? 'play' : '');
  const others = (main: readonly GroupId[]): readonly GroupId[] => [
    ...main,
    ...ALWAYS.filter((id) => shown.has(id) && !main.includes(id)),
  ];
  if (isInFirstStep(view)) return others(['take', 'draw']);
  if (turn.column === '') return others(COLUMNS);
  return [...others(OF_COLUMN[turn.column]), 'end'];
}

const keptBy = ({ seats, turn }: Pick<HiddenArkView, 'seats' | 'turn'>): readonly string[] =>
  seats[turn.seat]?.hand ?? [];

/** The action of a whole group, for the reason why none of its actions is possible. */
export function attemptOf(
  id: GroupId,
  view: Pick<HiddenArkView, 'seats' | 'turn'>,
): HiddenArkAction | undefined {
  if (id === 'play') return { type: 'play', token: keptBy(view)[0] ?? '' };
  const column = COLUMNS.find((one) => one === id);
  if (column !== undefined) return { type: 'column', column };
  return id === 'end' || id === 'swap' || id === 'extend' ? { type: id } : undefined;
}
