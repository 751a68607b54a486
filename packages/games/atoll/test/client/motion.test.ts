import { describe, expect, test } from '@jest/globals';
import type { AtollEvent, AtollView } from '../../src/index.ts';
import { isCard, type Placement } from '../../client/layout/placement.ts';
import { PACE } from '../../client/motion/pace.ts';
import { planMotions } from '../../client/motion/plan.ts';
import { byKey, fadesOf, type ByKey } from '@atoll/table-kit/table/canvas/motion/changes.ts';
import { freshEvents } from '@atoll/table-kit/table/canvas/motion/fresh.ts';
import type { Anchors, Motion, MotionKind } from '@atoll/table-kit/table/canvas/motion/motion.ts';
import { LONGEST, spanOf, timeline } from '@atoll/table-kit/table/canvas/motion/timeline.ts';
import { playout, type PlayoutStep } from './support/playout.ts';
import { DESKTOP, PHONE, placementsOf } from './support/table-of.ts';

/** Purses, panels and rows lie where their names say, each in another place. */
const anchors: Anchors = (name) => ({ x: 10 + name.length, y: 700 + (name.codePointAt(6) ?? 0) });
const purse = (seat: number, icon: string): ReturnType<Anchors> => anchors(`purse:${seat}:${icon}`);

interface Look {
  readonly size?: { readonly width: number; readonly height: number };
  readonly seat?: number;
}

/** A step, and its motions for a viewer. */
class Step {
  readonly events: readonly AtollEvent[];
  readonly before: AtollView;
  readonly #after: AtollView;
  readonly #look: Look;

  constructor(before: AtollView, { view, events }: PlayoutStep, look: Look) {
    this.events = events;
    this.before = before;
    this.#after = view;
    this.#look = look;
  }

  get motions(): readonly Motion[] {
    const { size = DESKTOP, seat = 0 } = this.#look;
    const { before, events } = this;
    const places = (view: AtollView): ReturnType<typeof placementsOf> =>
      placementsOf(view, { seat, size });
    return planMotions({
      before: places(before),
      after: places(this.#after),
      events,
      asked: before.question.card,
      anchors,
    });
  }
}

function* steps(seed: string, look: Look = {}): Generator<Step> {
  let old: AtollView | undefined;
  for (const moment of playout(seed, 2)) {
    if (old !== undefined) yield new Step(old, moment, look);
    old = moment.view;
  }
}

/** The first step in which something happens, of several matches. */
function stepWith(happens: (event: AtollEvent, step: Step) => boolean, look: Look = {}): Step {
  for (const seed of 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ')
    for (const step of steps(seed, look))
      if (step.events.some((event) => happens(event, step))) return step;
  throw new Error('it never happens');
}

const of = <K extends MotionKind>({ motions }: Step, kind: K): readonly (Motion & { kind: K })[] =>
  motions.filter((each): each is Motion & { kind: K } => each.kind === kind);
const keys = (motions: readonly Motion[]): readonly string[] =>
  motions.map((each) => ('key' in each ? each.key : ''));
const eventOf = <T extends AtollEvent['type']>(
  { events }: Step,
  type: T,
): AtollEvent & { type: T } =>
  events.find((event): event is AtollEvent & { type: T } => event.type === type)!;

describe('a purchase', () => {
  const step = stepWith((event) => event.type === 'animalPlaced' && event.seat === 0);
  const { card } = eventOf(step, 'animalPlaced');
  test('flies from the offer to the atoll, above everything else', () => {
    expect(of(step, 'glide').find(({ key }) => key === `card:${card}`)).toMatchObject({
      height: 'high',
      start: 0,
      duration: 260,
    });
  });
  test('has the colonies around it nod when it lands', () => {
    expect(of(step, 'nod').length).toBeGreaterThan(0);
    for (const { start } of of(step, 'nod')) expect(start).toBeGreaterThan(150);
  });
  test('is paid from the purse to the card', () => {
    const paid = stepWith(
      (event, { before }) =>
        event.type === 'paid' && event.coins > 0 && event.seat === 0 && before.question.card !== '',
    );
    const coins = of(paid, 'token').filter(({ icon }) => icon === 'coin');
    expect(coins.length).toBe(Math.min(4, eventOf(paid, 'paid').coins));
    for (const { from } of coins) expect(from).toEqual(purse(0, 'coin'));
  });
  test('lets the offer close ranks, and a new card come in from the side of the deck', () => {
    const refill = stepWith((event) => event.type === 'offerRefilled' && event.offer === 'animals');
    const [dealt] = of(refill, 'enter');
    expect(dealt?.key).toBe(`card:${eventOf(refill, 'offerRefilled').card}`);
    expect(dealt!.start).toBeGreaterThanOrEqual(0);
  });
  test('of a player whose atoll is not on screen flies to the panel of that player', () => {
    const far = stepWith((event) => event.type === 'animalPlaced' && event.seat === 1, {
      size: PHONE,
    });
    expect(of(far, 'depart').map(({ to }) => to)).toContainEqual(anchors('seat:1'));
  });
});

describe('feeding', () => {
  test('has the pearl hop, and fatigue land on the card', () => {
    const step = stepWith(
      (event) => event.type === 'raised' && event.cause === 'fed' && event.seat === 0,
    );
    const { card } = eventOf(step, 'raised');
    expect(of(step, 'hop')).toContainEqual(
      expect.objectContaining({ key: `card:${card}`, part: 'pearl', by: 1 / 3, duration: 220 }),
    );
    expect(of(step, 'land').map(({ part }) => part)).toContainEqual(
      expect.stringMatching(/^fatigue:/),
    );
  });
  test('links hunter and prey in the order of time, and the hunter lunges', () => {
    const step = stepWith((event) => event.type === 'hunted' && event.seat === 0);
    const [link] = of(step, 'link');
    const [lunge] = of(step, 'lunge');
    expect(lunge?.key).toBe(`card:${eventOf(step, 'raised').card}`);
    expect(link?.to).toEqual(lunge?.to);
    expect(of(step, 'hop')[0]!.start).toBeGreaterThan(link!.start);
  });
  test('to the top is celebrated, and its fish scales fly from the card to the purse', () => {
    const step = stepWith(
      (event, { events }) =>
        event.type === 'raised' &&
        event.level === 3 &&
        event.seat === 0 &&
        events.some(
          (other) => other.type === 'gained' && other.scales > 0 && other.card === event.card,
        ),
    );
    expect(of(step, 'confetti')).toHaveLength(1);
    const scales = of(step, 'token').filter(({ icon }) => icon === 'scale');
    expect(scales.length).toBeGreaterThan(0);
    for (const { to } of scales) expect(to).toEqual(purse(0, 'scale'));
  });
  test('an animal that dies out folds, and nothing is drawn of it afterwards', () => {
    const step = stepWith((event) => event.type === 'wentExtinct' && event.seat === 0);
    const { card } = eventOf(step, 'wentExtinct');
    expect(keys(of(step, 'fold'))).toEqual([`card:${card}`]);
  });
});

test('pollution falls onto a coral that fades to grey, and leaves it again', () => {
  const step = stepWith((event) => event.type === 'polluted' && event.seat === 0);
  expect(of(step, 'land').map(({ part }) => part)).toContain('slick');
  expect(of(step, 'redraw').length).toBeGreaterThan(0);
  const clean = stepWith((event) => event.type === 'cleaned' && event.seat === 0);
  expect(of(clean, 'token').map(({ icon }) => icon)).toContain('pollution');
});

test('a new round turns with the tide, which takes the old cards along', () => {
  const step = stepWith(({ type }) => type === 'roundBegan');
  const [tide] = of(step, 'effect');
  expect(tide?.name).toBe('tide');
  for (const { key, start } of of(step, 'depart'))
    expect({ key, early: start < tide!.start }).toEqual({ key, early: false });
  expect(of(step, 'depart').length).toBe(4);
});

test('whatever happens, no step moves longer than people wait, and no card is moved that was never there', () => {
  for (const { motions } of steps('g', { seat: 1 })) {
    expect(spanOf(motions)).toBeLessThanOrEqual(LONGEST + 400);
    for (const motion of motions)
      expect([motion.start >= 0, motion.duration > 0]).toEqual([true, true]);
    const moved = motions.filter(({ kind }) =>
      ['glide', 'enter', 'depart', 'fold', 'vanish', 'appear'].includes(kind),
    );
    expect(new Set(keys(moved)).size).toBe(moved.length);
  }
});

test('where less motion is wanted, changes fade and nothing else happens', () => {
  const kinds = new Set<MotionKind>();
  let old: ByKey<Placement> | undefined;
  for (const { view } of playout('a', 2)) {
    const now = byKey(placementsOf(view, { seat: 0, size: DESKTOP }).filter(isCard));
    for (const each of old === undefined ? [] : fadesOf(old, now)) {
      kinds.add(each.kind);
      expect(each).toMatchObject({ start: 0, duration: 120 });
    }
    old = now;
  }
  expect([...kinds].sort()).toEqual(['appear', 'redraw', 'vanish']);
});

describe('the timeline', () => {
  const raised = (card: string): AtollEvent => ({
    type: 'raised',
    seat: 0,
    card,
    level: 2,
    cause: 'passive',
  });
  test('begins an event before the one before it has ended, and tells them in order', () => {
    const [a, b] = timeline([raised('x'), raised('y')], PACE);
    expect(b!.start).toBeGreaterThan(a!.start);
    expect(b!.start).toBeLessThan(a!.start + a!.duration);
  });
  test('plays a long step faster, never longer', () => {
    const many = timeline(
      Array.from({ length: 60 }, (_, i) => raised(`card ${i}`)),
      PACE,
    );
    expect(spanOf(many)).toBeCloseTo(LONGEST);
  });
});

describe('new events', () => {
  const known = [1, 2, 3, 4, 5, 6].map((seq) => ({
    seq,
    seat: 0,
    at: 0,
    events: [{ type: 'matchEnded' }],
    sealed: false,
  }));
  test('are the events after the last shown moment', () => {
    expect(freshEvents(known, { after: 4, upTo: 6 })).toHaveLength(2);
    expect(freshEvents(known, { after: 4, upTo: 5 })).toHaveLength(1);
    expect(freshEvents(known, { after: 6, upTo: 6 })).toEqual([]);
  });
  test('are not animated when there are too many, as after a long absence', () => {
    expect(freshEvents(known, { after: 0, upTo: 6 })).toEqual([]);
  });
});
