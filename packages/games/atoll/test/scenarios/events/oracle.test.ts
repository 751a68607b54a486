import { describe, expect, test } from '@jest/globals';
import { animalCard, scalesAtTop } from '../../../src/cards/index.ts';
import { atoll, type AtollEvent, type Reef } from '../../../src/index.ts';
import { facing, mayBegin } from '../support/oracle.ts';
import { playout, type Kind } from '../support/playout.ts';

const MATCHES: readonly Kind[] = [1, 2, 3, 4].flatMap((seats) =>
  [true, false].map((rich) => ({ seats, rich })),
);
const SEEDS = ['anemone', 'barracuda', 'cowrie'];

describe.each(MATCHES)('Matches played by chance, $seats seats, rich: $rich', (match) => {
  test('[P6, A1, S1, 20, 22, 26] the legal actions are those of the rulebook', () => {
    for (const seed of SEEDS)
      playout(seed, match, ({ after }) => {
        const [seat] = atoll.activeSeats(after);
        if (seat === undefined || after.phase !== 'action' || after.frames.length > 0) return;
        const legal = atoll
          .legalActions(after, seat)
          .map((action) => ('card' in action ? `${action.type} ${action.card}` : action.type));
        expect(legal.sort()).toEqual([...mayBegin(after, seat)].sort());
      });
  });

  test('every token that comes or goes is told of', () => {
    for (const seed of SEEDS)
      playout(seed, match, ({ before, after, events }) => {
        expect(after.reefs.map(tokens)).toEqual(
          before.reefs.map((reef, seat) => tally(tokens(reef), events, seat)),
        );
      });
  });

  test('[L5, 31] an extinction pays for the colonies that were needed and there', () => {
    for (const seed of SEEDS)
      playout(seed, match, ({ before, events }) => {
        for (const event of events) {
          if (event.type !== 'wentExtinct') continue;
          const reef = before.reefs[event.seat] as Reef;
          const { x, y } = reef.animals.find(({ card }) => card === event.card) ?? {
            x: NaN,
            y: NaN,
          };
          expect(event.plankton).toBe(
            Math.min(animalCard(event.card).colonies, facing(reef, x, y)),
          );
        }
      });
  });

  test('[L1, 28] no top is reached without its fish scales', () => {
    for (const seed of SEEDS) {
      const due = new Map<string, number>();
      const state = playout(seed, match, ({ events }) => {
        for (const event of events) {
          if (event.type === 'raised' && event.level === 3)
            owe(due, event.card, scalesAtTop(animalCard(event.card)));
          if (event.type === 'gained')
            owe(due, event.card, -Math.min(event.scales, due.get(event.card) ?? 0));
        }
      });
      expect([...due].filter(([, scales]) => scales > 0)).toEqual([]);
      expect(state.phase).toBe('over');
    }
  });

  test('[Y1, 38, 41] every animal is in one place, and both of a pair know it', () => {
    for (const seed of SEEDS) {
      const { animals, large, reefs } = playout(seed, match, () => undefined);
      const living = reefs.flatMap((reef) => reef.animals);
      const piles = [animals, large].flatMap(({ deck, offer, discard }) => [
        ...deck,
        ...offer,
        ...discard,
      ]);
      const all = [...piles, ...living.map(({ card }) => card)];
      expect([all.length, new Set(all).size]).toEqual([62, 62]);
      for (const reef of reefs)
        for (const { card, partner } of reef.animals) {
          const beside = reef.animals.find((other) => other.card === animalCard(card).symbiosis);
          expect([card, partner]).toEqual([card, beside?.card ?? '']);
        }
    }
  });
});

function owe(due: Map<string, number>, card: string, scales: number): void {
  due.set(card, (due.get(card) ?? 0) + scales);
}

function tokens({ coins, plankton, scales, popularity }: Reef): readonly number[] {
  return [coins, plankton, scales, popularity];
}

function tally(
  start: readonly number[],
  events: readonly AtollEvent[],
  seat: number,
): readonly number[] {
  let [coins = 0, plankton = 0, scales = 0, popularity = 0] = start;
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    const sign = event.type === 'paid' ? -1 : 1;
    if ('coins' in event) coins += sign * event.coins;
    if ('plankton' in event) plankton += sign * event.plankton;
    if ('scales' in event) scales += sign * event.scales;
    if ('popularity' in event) popularity += event.popularity;
  }
  return [coins, plankton, scales, popularity];
}
