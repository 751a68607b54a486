import { expect, test } from '@jest/globals';
import { EDGES } from '../../src/board/index.ts';
import { loadGlossary } from '../../client/glossary.ts';
import { CORNER_SPOTS, EDGE_LINES, HEX_SPOTS, placeAt } from '../../client/map/plane.ts';
import { isOnlyLookedAt } from '../../client/present/items.ts';
import { dasModel } from '../../client/present/model.ts';
import { wantedWords } from '../../client/present/wanted.ts';
import { IDLE } from '@atoll/table-kit/table/model/interaction.ts';
import { locale } from './das-locale.ts';
import { playout } from './playout.ts';

const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'];
const moments = [...playout('pressed', 4, 300)];

test('a hex tells what it is, unless it is asked for', () => {
  for (const { view, own, seat, legal } of moments) {
    const input = { view, own, seat, names, legal, advised: undefined, interaction: IDLE };
    const { items } = dasModel(locale, input);
    const robs = view.phase === 'robber' && legal.some(({ type }) => type === 'robber');
    if (!robs) expect(isOnlyLookedAt(items.get('hex:9'))).toBe(true);
    else expect([...items.values()].some(isOnlyLookedAt)).toBe(true);
  }
  expect(isOnlyLookedAt(undefined)).toBe(false);
});

test('each development card says what it is for, with the rule', async () => {
  const glossary = await loadGlossary(locale);
  expect(glossary['card:knight']).toEqual({
    name: locale.game.cardNames.knight,
    meaning: locale.game.cardMeaning.knight,
    rule: 'P4',
  });
});

test('a finger reaches a lit place from 20 px, and the nearest of several', () => {
  // a map that is shown whole on a small phone
  const scale = 0.29;
  const edge = EDGES.findIndex(({ takesShip }) => takesShip);
  const { x, y } = EDGE_LINES[edge]!.middle;
  const beside = { x: x + 18 / scale, y };
  const only = (item: string): boolean => item === `edge:${edge}`;
  expect(placeAt(beside, only)?.item).not.toBe(`edge:${edge}`);
  expect(placeAt(beside, only, { reach: 20 / scale })?.item).toBe(`edge:${edge}`);
  const all = (item: string): boolean => item.startsWith('corner:');
  const corner = CORNER_SPOTS.findIndex((spot) => spot.x === HEX_SPOTS[0]!.x);
  const spot = CORNER_SPOTS[corner]!;
  expect(placeAt({ x: spot.x + 5, y: spot.y }, all, { reach: 20 / scale })?.item).toBe(
    `corner:${corner}`,
  );
});

test('an open kind of action says what to point at, and nothing else', () => {
  const moment = moments.find(
    ({ view, legal }) => view.phase === 'main' && legal.some(({ type }) => type === 'ship'),
  )!;
  const { view, own, seat, legal } = moment;
  const said = (group: string): string => {
    const interaction = { ...IDLE, group, state: 'kind' } as const;
    const model = dasModel(locale, {
      ...{ view, own, seat, names, legal, advised: undefined, interaction },
    });
    return wantedWords(locale, { table: { model, interaction }, sending: false, round: 2 });
  };
  expect(said('ship')).toBe(locale.game.pointAt);
  expect(said('')).toBe('');
  expect(said('end')).toBe('');
});
