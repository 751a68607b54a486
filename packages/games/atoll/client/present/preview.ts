import type { AtollAction, AtollView, SeatView } from '../../src/index.ts';
import { incomeNow } from '../../src/text/index.ts';
import type { PreviewPlan } from '@atoll/table-kit/table/model/use-preview.ts';
import type { PayWith } from './auto.ts';
import type { AtollLocale } from '../words/atoll-locale.ts';

export const HOLDINGS = [
  'points',
  'coin',
  'plankton',
  'scale',
  'popularity',
  'pollution',
  'hunt',
] as const;
export type Holding = (typeof HOLDINGS)[number];

/** The projected amount: at least and at most, depending on the further decisions. */
export interface Change {
  readonly from: number;
  readonly least: number;
  readonly most: number;
}

/** The changes of an action for the seat that takes it; unchanged holdings are left out. */
export type Preview = ReadonlyMap<Holding, Change>;

export const NO_PREVIEW: Preview = new Map();

const read: Readonly<Record<Holding, (seat: SeatView) => number>> = {
  points: ({ points }) => points,
  coin: ({ coins }) => coins,
  plankton: ({ plankton }) => plankton,
  scale: ({ scales }) => scales,
  popularity: ({ popularity }) => popularity,
  pollution: ({ reefCorals }) => reefCorals.filter(({ polluted }) => polluted).length,
  hunt: ({ huntsReady }) => huntsReady,
};

/** Whether the result of an action is known: a pass depends on others, and on unseen cards. */
export const isForeseeable = (action: AtollAction, { question }: AtollView): boolean =>
  action.type !== 'pass' && question.kind !== 'income' && question.kind !== 'discard';

/** Compares the seat before with all possible results. */
export function previewOf(before: SeatView, ends: readonly SeatView[]): Preview {
  const out = new Map<Holding, Change>();
  for (const holding of ends.length === 0 ? [] : HOLDINGS) {
    const from = read[holding](before);
    const after = ends.map(read[holding]);
    const change = { from, least: Math.min(...after), most: Math.max(...after) };
    if (change.least !== from || change.most !== from) out.set(holding, change);
  }
  return out;
}

/** A prompt is settled with the next free turn, or when another seat is asked. */
export const isSettled = ({ question }: AtollView, seat: number): boolean =>
  question.seat !== seat || question.kind === 'turn';

/**
 * A payment is followed by the person's setting; if the setting is to ask, with the fewest and the
 * most scales.
 */
function paymentsWorth(payments: readonly AtollAction[], pay: PayWith): readonly AtollAction[] {
  if (pay === 'ask') return [...new Set([...payments.slice(0, 1), ...payments.slice(-1)])];
  return pay === 'kind' ? payments.slice(0, 1) : payments.slice(-1);
}

/** Every set is followed in one order only; every other choice is followed. */
function choicesWorth(
  legal: readonly AtollAction[],
  { question: { chosen, seat }, seats }: AtollView,
): readonly AtollAction[] {
  const own = seats[seat];
  const last = chosen.at(-1);
  if (own === undefined || last === undefined) return legal;
  const row = [...own.reefCorals, ...own.reefAnimals].map(({ card }) => card);
  const from = row.indexOf(last);
  const after = legal.filter(
    (action) => action.type !== 'choose' || row.indexOf(action.card) > from,
  );
  return after.length > 0 ? after : legal;
}

/** The gain of an income, from its table: the rest depends on others, and on an unseen event. */
function incomePreview(action: AtollAction, view: AtollView, seat: number): Preview | undefined {
  const own = view.seats[seat];
  if (action.type !== 'income' || own === undefined) return undefined;
  const { coins, plankton, pollution } = incomeNow(action.choice, { view, seat });
  const polluted = read.pollution(own);
  const more: readonly (readonly [Holding, number, number])[] = [
    ['coin', own.coins, coins],
    ['plankton', own.plankton, plankton],
    ['pollution', polluted, pollution],
  ];
  return new Map(
    more
      .filter(([, , by]) => by > 0)
      .map(([holding, from, by]) => [holding, { from, least: from + by, most: from + by }]),
  );
}

/** How far the table previews a choice for a person with this payment setting. */
export const previewPlan = (pay: PayWith): PreviewPlan<AtollView, AtollAction, Preview> => ({
  isForeseeable,
  known: incomePreview,
  isSettled,
  follow: (legal, view) =>
    legal[0]?.type === 'pay' ? paymentsWorth(legal, pay) : choicesWorth(legal, view),
  compare: (before, after, seat) =>
    previewOf(
      before.seats[seat]!,
      after.map(({ seats }) => seats[seat]!),
    ),
});

/** The same in words: "coins 3 to 1, points 28 to 31". */
export const spokenPreview = (locale: AtollLocale, preview: Preview): string =>
  preview.size === 0
    ? ''
    : locale.spoken.then(
        [...preview].map(([holding, change]) =>
          locale.spoken.change(locale.spoken.holdings[holding], change),
        ),
      );
