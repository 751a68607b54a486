import { createRng, nextInt, seatsToAct, type Rng } from '@atoll/engine';
import { expect, test } from '@jest/globals';
import { HEX_EDGES, PIRATE_TRACK } from '../src/board/index.ts';
import { dasAtoll, type DasAtollAction, type DasAtollState } from '../src/index.ts';
import { cardIndex, type Card } from '../src/numbers.ts';
import { Referee } from './referee.ts';

/** Whether a ship would lie between the atolls. */
const isInStrait = (edge: number): boolean =>
  PIRATE_TRACK.some((hex) => HEX_EDGES[hex].includes(edge));

/** A player who often builds lanes and moves ships, and else acts at random. */
function choose(legal: readonly DasAtollAction[], rng: Rng): DasAtollAction {
  const afloat = legal.filter(
    (action) =>
      action.type === 'settlement' ||
      action.type === 'move' ||
      (action.type === 'ship' && isInStrait(action.edge)),
  );
  const among = afloat.length > 0 && nextInt(rng, 3) > 0 ? afloat : legal;
  return among[nextInt(rng, among.length)];
}

/** Cards that everybody finds in each turn, so that much is built: wood, wool, grain, clay, ore. */
const GIFT = [2, 2, 1, 1, 0];

/** A development card of the deck comes into a hand. */
function giveCard({ deck, players }: DasAtollState, seat: number, card: Card): void {
  deck.splice(deck.indexOf(cardIndex(card)), 1);
  players[seat].cards[cardIndex(card)]++;
}

interface Shown {
  readonly wrong: readonly string[];
  /** How often what the referee judges came up. */
  readonly seen: Readonly<Record<'old ships' | 'thefts' | 'plenty' | 'lanes', number>>;
}

/** A match by chance, judged decision by decision; with few cards in the bank it runs short. */
function judged(seed: string, seats: number, bank: number): Shown {
  const rng = createRng(seed);
  const options = dasAtoll.parseOptions({});
  const referee = new Referee(seats, options.start);
  let state: DasAtollState = dasAtoll.setup({ seed, seats, options });
  state.bank.fill(bank);
  for (const owner of [0, 1, 2]) giveCard(state, owner, 'plenty');
  const seen = { 'old ships': 0, thefts: 0, plenty: 0, lanes: 0 };
  while (state.phase !== 'over' && referee.wrong.length === 0) {
    const asked = seatsToAct(dasAtoll, state);
    const seat = asked[nextInt(rng, asked.length)];
    const legal = dasAtoll.legalActions(state, seat);
    referee.judge(dasAtoll.publicView(state), seat, legal);
    if (legal.some(({ type }) => type === 'move')) seen['old ships']++;
    if (legal.some(({ type }) => type === 'steal')) seen.thefts++;
    if (legal.some(({ type }) => type === 'plenty')) seen.plenty++;
    if (state.phase === 'roll') GIFT.forEach((count, i) => (state.players[seat].hand[i] += count));
    const { events, state: next } = dasAtoll.apply(state, seat, choose(legal, rng));
    state = next;
    for (const event of events) {
      referee.hear(event);
      if (event.type === 'connected') seen.lanes++;
    }
  }
  return { wrong: referee.wrong, seen };
}

/** Four and five seats, with cards enough in the bank and without. */
const MATCHES = [4, 5].flatMap((seats) =>
  [24, 7].flatMap((bank) => [1, 2, 3, 4].map((match) => ({ seats, bank, match }))),
);

test('[S4, B5, F1, L2, 4, 11, 14] a referee who knows the rulebook alone finds nothing wrong', () => {
  const total = { 'old ships': 0, thefts: 0, plenty: 0, lanes: 0 };
  for (const { seats, bank, match } of MATCHES) {
    const seed = `referee ${seats} ${bank} ${match}`;
    const { wrong, seen } = judged(seed, seats, bank);
    expect({ seed, wrong }).toEqual({ seed, wrong: [] });
    for (const key of ['old ships', 'thefts', 'plenty', 'lanes'] as const) total[key] += seen[key];
  }
  expect(Object.entries(total).filter(([, times]) => times < 10)).toEqual([]);
});
