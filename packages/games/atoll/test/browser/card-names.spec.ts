import { expect, test } from '../../../../../test/browser/support/browser-test.ts';
import { FACE } from '@atoll/art';
import { animals, basicCoral, corals } from '../../src/cards/index.ts';
import { loadText } from '../../src/text/index.ts';
import { LOCALES, type LocaleId } from '@atoll/engine';
import { FACES, inLines } from '@atoll/table-kit/table/canvas/label.ts';

const LANGUAGES = Object.keys(LOCALES) as LocaleId[];
const texts = new Map(
  await Promise.all(LANGUAGES.map(async (id) => [id, await loadText(id)] as const)),
);
const shortName = (id: LocaleId, card: string): string => texts.get(id)?.shortName(card) ?? '';
/** Letters from every part of the faces that a language needs. */
const LETTERS = 'Az09ěščřžů';

const { W: WEST, E: EAST } = FACE.coral.M.sides;

/** Every size of a card on the table that shows a name: its letters, and the room for them. */
const SIZES = [
  { size: 'an animal in an offer', cards: animals, letters: 12.5, room: FACE.animal.M.name.width },
  { size: 'an animal on a reef', cards: animals, letters: 13.5, room: FACE.animal.S.name.width },
  {
    size: 'a coral in an offer',
    cards: [basicCoral, ...corals],
    letters: 12.5,
    room: FACE.coral.M.name?.width ?? 0,
  },
  {
    size: 'a coral in an offer, between two colonies',
    cards: [basicCoral, ...corals],
    letters: 12.5,
    room: EAST.x - WEST.x - WEST.width - 2,
  },
];
/** Letters that are narrower than this part of their own width are hard to read. */
const NARROWEST = 0.8;
/** Lines of a name. */
const MOST = 2;
/** The size in which lines are measured. */
const ACROSS = 100;

/** Every line that a name could be broken into. */
const lines = (name: string): readonly string[] => {
  const words = name.split(/(?<=[ -])/);
  return words.flatMap((_, i) => [words.slice(0, i).join('').trimEnd(), words.slice(i).join('')]);
};

// the widths are measured once
test.describe.configure({ mode: 'default' });

let widths: ReadonlyMap<string, number>;

test.beforeAll(async ({ browser, server }) => {
  const cards = [...animals, basicCoral, ...corals];
  const names = LANGUAGES.flatMap((id) => cards.map((card) => shortName(id, card.id)));
  const page = await browser.newPage();
  await page.goto(server.url);
  const font = `700 ${ACROSS}px ${FACES.display}`;
  const measured = await page.evaluate(
    async ({ texts, font: wanted, letters }) => {
      await document.fonts.load(wanted, letters);
      const pen = document.createElement('canvas').getContext('2d')!;
      pen.font = wanted;
      return {
        loaded: document.fonts.check(wanted, letters),
        widths: texts.map((text) => [text, pen.measureText(text).width] as const),
      };
    },
    { texts: [...new Set(names.flatMap(lines))], font, letters: LETTERS },
  );
  expect(measured.loaded).toBe(true);
  widths = new Map(measured.widths);
  const context = {
    font: '',
    letterSpacing: '',
    measureText: (text: string) => ({
      width:
        ((widths.get(text) ?? NaN) * Number(/(\d+(\.\d+)?)px/.exec(context.font)?.[1])) / ACROSS,
    }),
  };
  // lines are broken as on the table, by the widths of the page
  const createElement = (): object => ({ getContext: () => context });
  Object.assign(globalThis, { document: { createElement } });
});

const PLACES = LANGUAGES.flatMap((id) => SIZES.map((at) => ({ id, ...at })));

for (const at of PLACES)
  test(`names on a card in ${at.id} are whole, ${at.size}, their letters wide enough`, () => {
    const { cards, letters, room } = at;
    const style = {
      face: 'display',
      size: letters,
      weight: 700,
      colour: '',
      maxWidth: room,
    } as const;
    const names = cards.map(({ id }) => shortName(at.id, id));
    const shown = names.map((name) => inLines(name, style, MOST));
    const glued = (parts: readonly string[]): string => parts.join('').replaceAll(' ', '');
    expect(shown.map(glued)).toEqual(names.map((name) => glued([name])));
    expect(shown.filter(({ length }) => length > MOST)).toEqual([]);
    expect(shown.some(({ length }) => length === MOST)).toBe(true);
    const widthOf = (line: string): number => ((widths.get(line) ?? NaN) * letters) / ACROSS;
    expect(shown.flat().filter((line) => !(room / widthOf(line) >= NARROWEST))).toEqual([]);
  });
