import { describe, expect, test } from '@jest/globals';
import { CORNERS, EDGES, HEXES } from '../../src/board/index.ts';
import { seatsToAct, sumOf } from '../../src/table-facts.ts';
import { PLACES, placeAt } from '../../client/map/plane.ts';
import { walkMap } from '@atoll/table-kit/table/a11y/map-walk.ts';
import { actionWords } from '../../client/present/game-words.ts';
import { dasModel } from '../../client/present/model.ts';
import { cornerName, edgeName, namesIn } from '../../client/present/places.ts';
import { stepSentences } from '../../client/present/step-texts.ts';
import { suggestDiscard } from '../../client/present/suggest-discard.ts';
import { IDLE } from '@atoll/table-kit/table/model/interaction.ts';
import { allChoices } from '@atoll/table-kit/table/model/table-model.ts';
import { locale } from './das-locale.ts';
import { playout, type PlayoutStep } from './playout.ts';

const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'];
/** What a form or a panel of its own offers. */
const FORMS = new Set(['want', 'skip', 'propose', 'conclude', 'never']);
/** Events that the next event tells, or that nobody is told. */
const SILENT = new Set(['drafted', 'skipped', 'chose', 'ended']);
const moments: readonly PlayoutStep[] = [...playout('present', 5, 900), ...playout('four', 4, 900)];

const modelOf = ({ view, own, seat, legal }: PlayoutStep) =>
  dasModel(locale, { view, own, seat, names, legal, advised: undefined, interaction: IDLE });

describe('at a table that is played by lot', () => {
  test('everything is met: an offer, an answer, a seven, a free piece', () => {
    const phases = new Set(moments.map(({ view }) => view.phase));
    expect([...phases]).toEqual(
      expect.arrayContaining(['settle', 'roll', 'main', 'special', 'robber']),
    );
    expect(moments.some(({ view, seat }) => !seatsToAct(view).includes(seat))).toBe(true);
  });

  test('each legal action stands at a place or in a group, or a form has it', () => {
    for (const moment of moments) {
      const offered = new Set(allChoices(modelOf(moment)).map(({ action }) => action));
      const left = moment.legal.filter((action) => !offered.has(action) && !FORMS.has(action.type));
      expect(left).toEqual([]);
    }
  });

  test('choices have keys and words of their own', () => {
    for (const moment of moments) {
      const choices = allChoices(modelOf(moment));
      expect(new Set(choices.map(({ key }) => key)).size).toBe(choices.length);
      const said = choices.map(({ action }) =>
        actionWords(
          locale,
          action as PlayoutStep['legal'][number],
          namesIn(locale, moment.view, names),
        ),
      );
      expect(said).not.toContain('');
    }
  });

  test('events are told in sentences, and drafts are not told', () => {
    for (const { view, events } of moments) {
      const sentences = stepSentences(locale, { seat: -1, events }, namesIn(locale, view, names));
      const news = events.filter(({ type }) => !SILENT.has(type));
      expect(sentences).toHaveLength(news.length);
      for (const sentence of sentences) expect(sentence).toMatch(/^\S.*\.$/);
    }
  });
});

test('a corner is called by the hexes around it', () => {
  const terrain = HEXES.map(() => 'sea');
  const chips = HEXES.map(() => 0);
  const corner = CORNERS.findIndex(
    ({ hexes, atoll }) =>
      atoll === 'large' && hexes.filter((hex) => HEXES[hex]?.isLand === true).length === 2,
  );
  const land = (CORNERS[corner]?.hexes ?? []).filter((hex) => HEXES[hex]?.isLand === true);
  const [first = -1, second = -1] = land;
  terrain[first] = 'forest';
  chips[first] = 8;
  terrain[second] = 'field';
  chips[second] = 5;
  expect(cornerName(locale, { terrain, chips }, corner)).toMatch(
    /^corner between (?=.*forest 8)(?=.*field 5)(?=.*(strait|outer sea)).*$/,
  );
  const edge = EDGES.findIndex(({ hexes }) => hexes.includes(first) && hexes.includes(second));
  expect(edgeName(locale, { terrain, chips }, edge)).toMatch(/^edge between .* and .*$/);
});

test('only an edge with one hex lies on the rim', () => {
  const land = { terrain: HEXES.map(() => 'sea'), chips: HEXES.map(() => 0) };
  const { edge: said } = namesIn(locale, land, []);
  EDGES.forEach(({ hexes }, edge) => {
    const onRim = hexes.length === 1;
    expect(edgeName(locale, land, edge).includes('rim')).toBe(onRim);
    expect(said(edge).includes('rim')).toBe(onRim);
  });
  const strait = EDGES.findIndex(({ hexes }) =>
    hexes.every((hex) => HEXES[hex]?.zone === 'strait'),
  );
  expect(edgeName(locale, land, strait)).toBe('edge in the strait');
  expect(said(strait)).toBe('in the strait');
});

describe('on the map', () => {
  test('each place is found where it lies', () => {
    for (const { spot, item } of PLACES) expect(placeAt(spot, () => false)?.item).toBe(item);
  });

  test('a place with a meaning is hit from farther away', () => {
    const [one] = PLACES.filter(({ kind }) => kind === 'corner');
    const aside = { x: one!.spot.x + 26, y: one!.spot.y };
    expect(placeAt(aside, (item) => item === one!.item)?.item).toBe(one!.item);
    expect(placeAt(aside, () => false)?.item).not.toBe(one!.item);
  });

  test('arrow keys come to every place', () => {
    const walk = walkMap(PLACES, () => false);
    const reached = new Set([PLACES[0]!.item]);
    for (const item of reached)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])
        reached.add(walk(item, { key }) || item);
    expect(reached.size).toBe(PLACES.length);
  });
});

test('a suggestion discards as many as asked, of what one has most', () => {
  expect(suggestDiscard([5, 1, 0, 2, 0], 4)).toEqual([4, 0, 0, 0, 0]);
  for (const hand of [
    [2, 2, 2, 2, 0],
    [9, 0, 0, 0, 0],
    [1, 3, 4, 1, 2],
  ]) {
    const count = Math.floor(sumOf(hand) / 2);
    const chosen = suggestDiscard(hand, count);
    expect(sumOf(chosen)).toBe(count);
    chosen.forEach((each, kind) => expect(each).toBeLessThanOrEqual(hand[kind]!));
  }
});
