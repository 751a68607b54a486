import {
  activeSeats,
  isDiscard,
  type ProbeAction,
  type ProbeEvent,
  type ProbePrivateView,
  type ProbeView,
} from '../src/index.ts';
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
}: GameStatusInput<ProbeView, ProbePrivateView, ProbeAction, ProbeEvent>): GameStatus {
  const view = snapshot?.view;
  if (view === undefined) return { seats: [], sentence: '' };
  const { turn, offerCard, offerKind } = view;
  const seats = activeSeats(view);
  if (seats.length === 0) return { seats, sentence: words.over };
  const name = (each: number): string => names[each] ?? '';
  const onTurn = offerCard > 0 ? words.settle : words.turn;
  if (seats.includes(seat)) return { seats, sentence: isDiscard(view) ? words.discard : onTurn };
  const aside = prompt.legal.length > 0 && words.answer(name(turn), offerCard, offerKind);
  return { seats, sentence: aside || words.others(seats.map(name)) };
}
