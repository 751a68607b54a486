import { describe, expect, test } from '@jest/globals';
import { atoll, type AtollEvent, type AtollState } from '../../../src/index.ts';
import { playout, type Kind, type PlayoutStep } from '../support/playout.ts';
import { faultsOfStart, Referee } from '../support/referee.ts';

const MATCHES: readonly Kind[] = [1, 2, 3, 4].flatMap((seats) =>
  [true, false].map((rich) => ({ seats, rich })),
);
const SEEDS = ['limpet', 'mussel', 'nudibranch'];

/** Every decision of some matches that are played by chance, match by match. */
const played = MATCHES.flatMap((match) =>
  SEEDS.map((seed) => {
    const moments: PlayoutStep[] = [];
    playout(seed, match, (moment) => moments.push(moment));
    return moments;
  }),
);

/** The faults that a referee finds in these matches, once something is done to them. */
function found(change: (moment: PlayoutStep) => PlayoutStep): ReadonlySet<string> {
  const faults = played.flatMap((moments) => {
    const referee = new Referee();
    return moments.flatMap((moment) => referee.see(change(moment)));
  });
  return new Set(faults);
}

const begun = (seed: string, seats: number, evenStart: boolean): AtollState =>
  atoll.setup({ seed, seats, options: { biodiversity: false, events: false, evenStart } });

describe('A referee who reads the rulebook', () => {
  test('[T4] everybody begins with the same', () => {
    for (const seats of [1, 2, 3, 4])
      for (const seed of SEEDS) expect(faultsOfStart(begun(seed, seats, false))).toEqual([]);
  });

  test('[19] objects to an even start that nobody chose', () => {
    const faults = SEEDS.map((seed) => faultsOfStart(begun(seed, 4, true)).length);
    expect(faults).toEqual([3, 3, 3]);
  });

  test('[W6, 27, 52, 53, 54, 57, 58] finds nothing in matches played by chance', () => {
    expect([...found((moment) => moment)]).toEqual([]);
  });

  test('[58] objects to a coral with an Action that removes pollution', () => {
    const faults = found((moment) => ({
      ...moment,
      before: {
        ...moment.before,
        frames: moment.before.frames.map((frame) =>
          frame.card === 'lettuce-coral' ? { ...frame, card: 'smooth-cauliflower-coral' } : frame,
        ),
      },
    }));
    expect(faults).toContain('smooth-cauliflower-coral removes pollution');
  });

  test('[53] objects to a Bloom that brings more by a coral that is polluted', () => {
    const faults = found(({ before, after, events }) => ({
      before,
      after,
      events: events.map((event, index) =>
        event.type === 'gained' && events[index - 1]?.type === 'polluted'
          ? { ...event, plankton: event.plankton + 2 }
          : event,
      ),
    }));
    expect(faults).toContain('a Bloom brings 4 plankton, not 2');
  });

  test('[52] objects to a purchase that is answered before the Immediate effect', () => {
    const faults = found(({ before, after, events }) => ({
      before,
      after,
      events: events.some(({ type }) => type === 'coralPlaced') ? answeredFirst(events) : events,
    }));
    expect([...faults].filter((fault) => fault.includes('after its purchase'))).not.toEqual([]);
  });

  test('[27, 54] objects to fish scales, and to a Hunt made ready, before an animal has eaten', () => {
    const faults = found(({ before, after, events }) => ({
      before,
      after,
      events: events.filter(({ type }) => type !== 'tired'),
    }));
    expect([...faults].filter((fault) => fault.startsWith('gained before'))).not.toEqual([]);
    expect([...faults].filter((fault) => fault.startsWith('huntReadied before'))).not.toEqual([]);
  });

  test('[57] objects to a Hunt that is lost otherwise than by hunting', () => {
    const faults = found(({ before, after, events }) => ({
      before,
      after,
      events: events.filter(({ type }) => type !== 'hunted'),
    }));
    expect([...faults].filter((fault) => fault.includes('Hunts, not'))).not.toEqual([]);
  });
});

/** The same with what the Basic Coral brings put right after the coral was placed. */
function answeredFirst(events: readonly AtollEvent[]): readonly AtollEvent[] {
  const answers = events.filter((event) => event.type === 'gained' && event.card === 'basic-coral');
  return events
    .filter((event) => !answers.includes(event))
    .flatMap((event) => (event.type === 'coralPlaced' ? [event, ...answers] : [event]));
}
