import type { ProbeAction, ProbePrivateView, ProbeView } from '@atoll/testkit/probe';
import type { GameStatus, GameStatusInput } from '@atoll/table-kit/table/game-client.ts';
import type { Asked } from '@atoll/table-kit/table/plain/plain-model.ts';
import type { Known } from '@atoll/table-kit/table/plain/plain-table.tsx';
import { cardText, words } from './words.ts';

/** A card that the person who looks may read; nobody's while it is in the own hand. */
export interface LyingCard {
  readonly item: string;
  readonly card: number;
  readonly by: string;
  readonly name: string;
}

/** What lies on the table and what one has chosen face down, and the own hand below. */
export function rowsOf({ view, own, names, seat }: Known<ProbeView, ProbePrivateView>) {
  const { hand = [], chosen = 0 } = own ?? {};
  const lying = (card: number, owner: number): LyingCard[] => {
    const by = names[owner] ?? '';
    return card > 0 ? [{ item: `card:${card}`, card, by, name: `${cardText(card)} ${by}` }] : [];
  };
  const offered = [...lying(view.offerCard, view.turn), ...view.answers.flatMap(lying)];
  const held = hand.flatMap((card) => lying(card, -1));
  return [
    { title: words.table, owner: -1, cards: [...offered, ...lying(chosen, seat)] },
    { title: words.hand, owner: seat, cards: held },
  ];
}

export const seatNote = (seat: number, view: ProbeView): string =>
  words.has(view.handSizes[seat]!, view.discarded[seat]! + view.delivered[seat]!) +
  (view.chosen[seat] === 1 ? words.chose : '');

/** The thing that stands for an action, or ''. */
export const itemOf = (action: ProbeAction, { answers }: ProbeView): string =>
  action.type === 'take'
    ? `card:${answers[action.from]}`
    : 'card' in action
      ? `card:${action.card}`
      : '';

const TURN = ['deliver', 'offer', 'roll', 'take', 'withdraw'] as const;

/** The question, from the legal actions. */
export function asked(legal: readonly ProbeAction[]): Asked {
  const type = legal[0]?.type;
  if (type === undefined) return { question: 'none', groups: [] };
  const single = type === 'discard' || type === 'answer';
  const groups = (single ? [type] : TURN).map((id) => ({
    ...{ id, label: words.groups[id] },
    ...(id === 'roll' || id === 'withdraw' ? { attempt: { type: id } } : {}),
  }));
  return { question: single ? type : 'turn', groups };
}

/** The seats that the match waits for, and what the person who looks may do. */
export function statusOf({
  table: { snapshot, seat, prompt },
  names,
}: GameStatusInput): GameStatus {
  const { phase, turn, offerCard, offerKind, chosen } = snapshot?.view as ProbeView;
  if (phase === 'over') return { seats: [], sentence: words.over };
  const open = chosen.flatMap((has, each) => (has === 0 ? [each] : []));
  const seats = phase === 'discard' ? open : [turn];
  const name = (each: number): string => names[each] ?? '';
  if (seats.includes(seat) && phase === 'discard') return { seats, sentence: words.discard };
  if (turn === seat && phase === 'turn')
    return { seats, sentence: offerCard > 0 ? words.settle : words.turn };
  const aside = prompt.legal.length > 0 && words.answer(name(turn), offerCard, offerKind);
  return { seats, sentence: aside || words.others(seats.map(name)) };
}
