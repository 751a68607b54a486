import { describe, expect, test } from '@jest/globals';
import { atoll, type AtollAction, type AtollView } from '../../src/index.ts';
import {
  isForeseeable,
  isSettled,
  previewOf,
  previewPlan,
  spokenPreview,
  type Preview,
} from '../../client/present/preview.ts';
import { previewOutcomes } from '@atoll/table-kit/table/model/outcome-preview.ts';
import { playout, type PlayoutStep } from './support/playout.ts';
import { locale } from './support/atoll-locale.ts';

const plan = previewPlan('kind');
const moments = [...playout('preview', 2), ...playout('preview alone', 1)];

function previewed({ view, seat }: PlayoutStep, action: AtollAction, by = plan): Preview {
  const ends = previewOutcomes(atoll, {
    view,
    seat,
    action,
    settled: (after) => isSettled(after, seat),
    follow: by.follow,
  });
  return previewOf(
    view.seats[seat]!,
    ends.map((end) => end.seats[seat]!),
  );
}

const level = (from: number, to: number) => ({ from, least: to, most: to });

describe('the preview of an action', () => {
  test('shows whole numbers, the least before the most', () => {
    for (const moment of moments.slice(0, 60))
      for (const action of moment.legal.filter((each) => isForeseeable(each, moment.view)))
        for (const { from, least, most } of previewed(moment, action).values()) {
          expect(least).toBeLessThanOrEqual(most);
          expect([from, least, most].every(Number.isInteger)).toBe(true);
          expect(least === from && most === from).toBe(false);
        }
  });
  test('equals the outcome where the action settles the question', () => {
    let compared = 0;
    for (const [i, moment] of moments.entries()) {
      // a payment is the last of a purchase, and the first way of it is the one that is followed
      const next = moments[i + 1];
      const [action] = moment.legal;
      if (
        next === undefined ||
        action === undefined ||
        moment.legal.length > 1 ||
        moment.view.question.kind === 'turn'
      )
        continue;
      if (!isForeseeable(action, moment.view) || next.view.round !== moment.view.round) continue;
      const preview = previewed(moment, action);
      const after = next.view.seats[moment.seat]!;
      if (!isSettled(next.view, moment.seat)) continue;
      compared++;
      expect(preview.get('points')?.most ?? moment.view.seats[moment.seat]!.points).toBe(
        after.points,
      );
      expect(preview.get('coin')?.most ?? moment.view.seats[moment.seat]!.coins).toBe(after.coins);
    }
    expect(compared).toBeGreaterThan(0);
  });
  test('of a purchase is its price, whatever is drawn to fill the offer', () => {
    const moment = moments.find(
      ({ view, legal }) =>
        view.question.kind === 'turn' && legal.some(({ type }) => type === 'buyAnimal'),
    )!;
    const action = moment.legal.find(({ type }) => type === 'buyAnimal')!;
    const preview = previewed(moment, action);
    const { from, most } = preview.get('coin') ?? preview.get('scale')!;
    expect(most).toBeLessThan(from);
    expect(previewed(moment, action)).toEqual(preview);
    expect(spokenPreview(locale, preview)).toMatch(/^That makes .*coins \d+ to \d+/);
  });
  test('of a purchase follows the way of paying', () => {
    const moment = moments.find(
      ({ view, seat, legal }) =>
        view.question.kind === 'turn' &&
        (view.seats[seat]?.scales ?? 0) > 0 &&
        (view.seats[seat]?.coins ?? 0) > 1 &&
        legal.some(({ type }) => type === 'buyCoral'),
    )!;
    const action = moment.legal.find(({ type }) => type === 'buyCoral')!;
    const paid = (way: 'kind' | 'scales' | 'ask') => previewed(moment, action, previewPlan(way));
    expect(paid('kind').has('scale')).toBe(false);
    const { coins, scales } = moment.view.seats[moment.seat]!;
    const spent = Math.min(2, scales);
    expect(paid('scales').get('scale')).toEqual(level(scales, scales - spent));
    expect(paid('scales').get('coin')).toEqual(
      spent === 2 ? undefined : level(coins, coins - 2 + spent),
    );
    expect(paid('ask').get('scale')).toEqual({ from: scales, least: scales - spent, most: scales });
  });
  test('does not change the given view', () => {
    const moment = moments[5]!;
    const before = JSON.stringify(moment.view);
    for (const action of moment.legal) previewed(moment, action);
    expect(JSON.stringify(moment.view)).toBe(before);
  });
  test('of a pass is not foreseen', () => {
    expect(isForeseeable({ type: 'pass' }, moments[0]!.view)).toBe(false);
  });
});

describe('the preview of an income', () => {
  const table = (corals: readonly string[]): AtollView => {
    const dealt = atoll.setup({ seed: 'income', seats: 2, options: atoll.parseOptions({}) });
    const reefs = dealt.reefs.map((reef, seat) => ({
      ...reef,
      corals: [
        ...reef.corals,
        ...(seat === 0 ? corals : []).map((card, x) => ({
          ...{ card, x: 1 + x, y: 1, grown: [], polluted: false, fatigue: 0 },
        })),
      ],
    }));
    return atoll.publicView({ ...dealt, reefs });
  };
  const brings = (view: AtollView, choice: 'tourists' | 'scientists', seat = 0) =>
    Object.fromEntries(
      [...(plan.known?.({ type: 'income', choice }, view, seat) ?? [])].map(
        ([holding, { from, least, most }]) => [holding, [least - from, most - from]],
      ),
    );

  test('equals the income that the table shows', () => {
    const view = table([]);
    expect(brings(view, 'tourists')).toEqual({ coin: [5, 5], pollution: [1, 1] });
    expect(brings(view, 'scientists')).toEqual({ coin: [4, 4] });
  });
  test('counts the changes by the own corals, as the question does', () => {
    const view = table(['star-polyps', 'devils-hand-coral']);
    expect(brings(view, 'tourists')).toEqual({ coin: [7, 7], pollution: [1, 1] });
    expect(brings(view, 'scientists')).toEqual({ coin: [5, 5], plankton: [1, 1] });
    expect(brings(view, 'tourists', 1)).toEqual({ coin: [5, 5], pollution: [1, 1] });
  });
  test('is all that is known beforehand of an answer about others', () => {
    expect(plan.known?.({ type: 'pass' }, table([]), 0)).toBeUndefined();
  });
});
