import { describe, expect, test } from '@jest/globals';
import { createRng, nextInt } from '@atoll/engine';
import { hiddenArk, type HiddenArkAction, type HiddenArkView } from '../src/index.ts';
import {
  isFreeChoice,
  isInFirstStep,
  isInSecondStep,
  isMatchOver,
  isPlacing,
  isTaking,
} from '../src/views/index.ts';

interface Prompted {
  readonly view: HiddenArkView;
  readonly types: ReadonlySet<HiddenArkAction['type']>;
}

/** The views of a match of chance, with the types of the legal actions. */
function match(): readonly Prompted[] {
  const rng = createRng('view steps');
  const found: Prompted[] = [];
  let state = hiddenArk.setup({
    seed: 'view steps',
    seats: 2,
    options: hiddenArk.parseOptions({}),
  });
  for (;;) {
    const [seat = -1] = hiddenArk.activeSeats(state);
    const legal = seat < 0 ? [] : hiddenArk.legalActions(state, seat);
    const types = new Set(legal.map(({ type }) => type));
    found.push({ view: hiddenArk.publicView(state), types });
    if (legal.length === 0) return found;
    ({ state } = hiddenArk.apply(state, seat, legal[nextInt(rng, legal.length)]));
  }
}

describe('The steps of a match', () => {
  const all = match();

  test('each position is in one of them, and the last is over', () => {
    for (const { view } of all) {
      const steps = [isPlacing, isInFirstStep, isInSecondStep, isMatchOver];
      expect(steps.filter((is) => is(view))).toHaveLength(1);
    }
    expect(all.filter(({ view }) => isMatchOver(view))).toEqual(all.slice(-1));
  });

  test('pieces are placed while nothing else can be done', () => {
    for (const { view, types } of all)
      if (isPlacing(view)) expect([...types].every((type) => type !== 'take')).toBe(true);
    expect(all[0]).toMatchObject({ types: new Set(['place']) });
  });

  test('tokens are taken before a column is chosen', () => {
    for (const { view, types } of all) {
      if (types.has('take')) expect(isInFirstStep(view)).toBe(true);
      if (types.has('column')) expect(isInSecondStep(view)).toBe(true);
      if (isTaking(view)) expect(types.has('column')).toBe(false);
    }
  });

  test('the seat chooses freely where it takes, chooses a column, or ends its turn', () => {
    const free = (['take', 'column', 'end'] as const).map((type) =>
      all.filter(({ types }) => types.has(type)),
    );
    for (const { view } of free.flat()) expect(isFreeChoice(view)).toBe(true);
    for (const { view, types } of all)
      if (types.has('pay') || types.has('place') || types.has('fit'))
        expect(isFreeChoice(view)).toBe(false);
  });
});
