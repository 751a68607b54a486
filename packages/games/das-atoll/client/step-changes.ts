import type { DasAtollEvent, DasAtollView } from '../src/index.ts';
import { connectingLaneEdges, RESOURCES, SUMS, sumOf } from '../src/table-facts.ts';
import type { MapNews } from './scene/scene.ts';
import type { DasStep } from './table-types.ts';

const eventsOf = (step: DasStep | undefined): readonly DasAtollEvent[] => step?.events ?? [];

/** The changes of the last step on the map. */
export function mapNews(steps: readonly DasStep[], view: DasAtollView): MapNews {
  const last = steps.at(-1);
  const events = eventsOf(last);
  const moved = events.find((event) => event.type === 'moved-ship');
  const joined = events.flatMap((event) =>
    event.type === 'connected' ? connectingLaneEdges(view, event.seat).flat() : [],
  );
  return { step: last?.seq ?? -1, moved: moved && { from: moved.from, to: moved.to }, joined };
}

/** How many cards each seat gained or lost in the last step. */
export function handNews(steps: readonly DasStep[], seats: number): readonly number[] {
  const change = Array<number>(seats).fill(0);
  const add = (seat: number, count: number): void => {
    change[seat] = (change[seat] ?? 0) + count;
  };
  for (const event of eventsOf(steps.at(-1)))
    switch (event.type) {
      case 'got':
        add(event.seat, sumOf(event.cards));
        break;
      case 'discarded':
        add(event.seat, -sumOf(event.cards));
        break;
      case 'stole':
        add(event.seat, 1);
        add(event.victim, -1);
        break;
      case 'monopoly':
        add(event.seat, event.cards);
        add(event.from, -event.cards);
        break;
      case 'traded': {
        const more = sumOf(event.got) - sumOf(event.gave);
        add(event.seat, more);
        add(event.partner, -more);
        break;
      }
    }
  return change;
}

/** How many cards of each kind the own seat gained or lost in the last step. */
export function ownNews(steps: readonly DasStep[], own: number): readonly number[] {
  const change = RESOURCES.map(() => 0);
  const add = (cards: readonly number[], sign: 1 | -1): void =>
    cards.forEach((count, i) => (change[i] = (change[i] ?? 0) + sign * count));
  const one = (resource: string, sign: 1 | -1): void =>
    add(
      RESOURCES.map((each) => (each === resource ? 1 : 0)),
      sign,
    );
  for (const event of eventsOf(steps.at(-1)))
    if (event.type === 'got' && event.seat === own) add(event.cards, 1);
    else if (event.type === 'discarded' && event.seat === own) add(event.cards, -1);
    else if (event.type === 'stole' && event.seat === own) one(event.resource, 1);
    else if (event.type === 'stole' && event.victim === own) one(event.resource, -1);
    else if (event.type === 'traded' && [event.seat, event.partner].includes(own)) {
      const mine = event.seat === own;
      add(mine ? event.got : event.gave, 1);
      add(mine ? event.gave : event.got, -1);
    }
  return change;
}

/** How often each sum was thrown, in the order of `SUMS`. */
export function diceCounts(steps: readonly DasStep[]): readonly number[] {
  const counts = SUMS.map(() => 0);
  for (const step of steps)
    for (const event of eventsOf(step))
      if (event.type === 'rolled') {
        const at = sumOf(event.dice) - SUMS[0];
        counts[at] = (counts[at] ?? 0) + 1;
      }
  return counts;
}
