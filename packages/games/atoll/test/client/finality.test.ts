import { describe, expect, test } from '@jest/globals';
import type { AnyGame } from '@atoll/engine';
import { effectOf, type FinalityRequest } from '@atoll/table-kit/table/model/finality.ts';
import { autoAnswer } from '../../client/present/auto.ts';
import { atoll, type AtollAction } from '../../src/index.ts';
import { playout } from './support/playout.ts';

const game = atoll as unknown as AnyGame;
const moments = [...playout('final', 2), ...playout('final alone', 1)];
const isFinal = (rules: AnyGame, request: FinalityRequest): boolean =>
  effectOf(rules, request) === 'final';
const nothing = (): undefined => undefined;
const inKind = (legal: readonly unknown[]): unknown =>
  autoAnswer(legal as readonly AtollAction[], { pay: 'kind', autoPass: 'off' });

describe('a final decision', () => {
  test('is one after which another seat acts or something is drawn, and no other', () => {
    const kinds = new Set<string>();
    for (const { view, seat, legal } of moments)
      for (const action of legal) {
        const step = atoll.apply(
          atoll.determinize({ view, privateView: undefined }, seat, 'by hand'),
          seat,
          action,
        );
        const final = step.sealed || atoll.activeSeats(step.state)[0] !== seat;
        expect(isFinal(game, { view, seat, action, follow: nothing })).toBe(final);
        kinds.add(`${action.type} ${String(final)}`);
      }
    // a purchase is open until its card lies somewhere
    expect(kinds).toContain('buyCoral false');
    expect(kinds).toContain('cell true');
    expect(kinds).not.toContain('buyCoral true');
  });
  test('is also one that leads to a final one by an automatic answer', () => {
    const asked = moments.flatMap(({ view, seat, legal }) =>
      legal.map((action) => ({ view, seat, action })),
    );
    const differs = asked.filter(
      (each) =>
        isFinal(game, { ...each, follow: nothing }) !== isFinal(game, { ...each, follow: inKind }),
    );
    expect(differs.length).toBeGreaterThan(0);
    for (const each of differs) expect(isFinal(game, { ...each, follow: inKind })).toBe(true);
  });
  test('differs from a settled one, which can be undone, and from a begun one, which asks on', () => {
    const effects = new Set(
      moments.flatMap(({ view, seat, legal }) =>
        legal.map(
          (action) => `${action.type} ${effectOf(game, { view, seat, action, follow: nothing })}`,
        ),
      ),
    );
    // alone nobody else acts after a meal
    expect(effects).toContain('feed settled');
    expect(effects).toContain('buyCoral begun');
    expect(effects).not.toContain('buyCoral settled');
  });
});
