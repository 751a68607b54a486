import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { playedMatches, tell } from '../support/match-texts.ts';

/** Forms of a word after 1, after 2 to 4 where nothing governs it, and after more or a genitive. */
type Forms = readonly [one: string, few: string, many: string];

const WORDS: readonly Forms[] = [
  ['bod bodu bodem', 'body', 'bodů'],
  ['mince minci', 'mince', 'mincí'],
  ['plankton planktonu', 'planktony', 'planktonů'],
  ['kolonie kolonii', 'kolonie', 'kolonií'],
  ['karta kartu karty', 'karty', 'karet'],
  ['rybí', 'rybí', 'rybích'],
  ['ryba rybu ryby', 'ryby', 'ryb'],
  ['Únava Únavu Únavě', 'Únavy', 'Únav'],
  ['živočich živočicha', 'živočichové živočichy', 'živočichů'],
  ['korál', 'korály', 'korálů'],
  ['tah tahu', 'tahy', 'tahů'],
  ['kolo kole', 'kola', 'kol kolech'],
  ['akce akci', 'akce', 'akcí'],
  ['hráč hráče', 'hráči hráče', 'hráčů hráčích'],
  ['žeton', 'žetony', 'žetonů'],
  ['zdroj', 'zdroje', 'zdrojů'],
  ['pohyb', 'pohyby', 'pohybů'],
  ['loď', 'lodě', 'lodí'],
  ['stanice stanici', 'stanice', 'stanic'],
  ['hod', 'hody', 'hodů'],
  ['hex', 'hexy', 'hexů'],
  ['dráha', 'dráhy', 'drah'],
  ['kámen', 'kameny', 'kamenů'],
  ['dřevo', 'dřeva', 'dřev'],
  ['vlna vlnu', 'vlny', 'vln'],
  ['hlína hlínu', 'hlíny', 'hlín'],
  ['ruda rudu', 'rudy', 'rud'],
  ['minuta minutu', 'minuty', 'minut'],
  ['sekunda sekundu', 'sekundy', 'sekund'],
  ['den', 'dny', 'dní'],
  ['partie', 'partie', 'partií'],
  ['záznam', 'záznamy', 'záznamů'],
  ['krok', 'kroky', 'kroků'],
  ['libovolný', 'libovolné', 'libovolných'],
  ['jiný', 'jiné', 'jiných'],
  ['chybějící', 'chybějící', 'chybějících'],
];

/** Has no singular and is not counted: "1× peníze". */
const UNCOUNTED = ['peníze', 'peněz', 'chemie', 'chemii', 'biologie', 'biologii'];

/** What makes a genitive of a number of things. */
const GENITIVE = /^(z|ze|do|od|bez|kolem|náskokem|ztrátou|zpožděním|úroveň)$/i;

const split = (words: string): readonly string[] => words.split(' ');

/** The error of a word after a number, if there is one. */
function isWrong(before: string, count: number, word: string): boolean {
  if (UNCOUNTED.includes(word)) return true;
  // the instrumental is another form, and the texts have it rarely
  if (/^se?$/i.test(before)) return false;
  const forms = WORDS.find((each) => each.some((form) => split(form).includes(word)));
  if (forms === undefined) return false;
  const [one, few, many] = forms;
  if (count === 1) return !split(one).includes(word);
  if (count >= 2 && count <= 4 && !GENITIVE.test(before)) return !split(few).includes(word);
  return !split(many).includes(word);
}

/** Every place where a number stands before a form that does not go with it. */
const wrongIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?<=(?:(\p{L}+)\s)?)(?<![\d.,:])\b(\d+)\s(?=(\p{L}+))/gu)]
    .filter(([, before = '', count, word = '']) => isWrong(before, Number(count), word))
    .map(({ index }) => text.slice(Math.max(0, index - 30), index + 30));

/** Every text below a value of a module of words; a function is asked with each number. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function')
    return [0, 1, 2, 3, 5, 21].flatMap((count) => [
      ...textsOf(asked(value as Asked, count)),
      ...textsOf(asked(value as Asked, [count, count])),
    ]);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsOf);
  return [];
}

type Count = number | readonly number[];
type Asked = (...counts: readonly Count[]) => unknown;

/** What a function says of numbers; nothing where it does not speak of numbers alone. */
function asked(words: Asked, count: Count): unknown {
  try {
    return words(count, count, count);
  } catch {
    return '';
  }
}

const KIT = join(import.meta.dirname, '../../../table-kit/src');
const GAMES = join(import.meta.dirname, '../../../games');
const WORD_FILES = /(^|\/)(words|text)\/cs\/.*\.ts$/;
const below = (folder: string, files = WORD_FILES): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => files.test(path) && !path.includes('node_modules'))
    .map((path) => join(folder, path));

describe('in Czech every number has the form that goes with it', () => {
  test.each(playedMatches())('in the questions and the log of $game', async (match) => {
    expect((await tell('cs', match)).flatMap(wrongIn)).toEqual([]);
  });

  test('in all words of the client and of the games', async () => {
    const files = [...below(KIT), ...below(GAMES)];
    expect(files.length).toBeGreaterThan(60);
    const modules = (await Promise.all(files.map((file) => import(file)))) as readonly unknown[];
    expect(modules.flatMap(textsOf).flatMap(wrongIn)).toEqual([]);
  });

  test('in the rules', () => {
    const rules = below(GAMES, /\/rules\/cs\.md$/).map((file) => readFileSync(file, 'utf8'));
    expect(rules).toHaveLength(4);
    expect(rules.flatMap(wrongIn)).toEqual([]);
  });

  test('a wrong form is found', () => {
    expect(wrongIn('cena je 1 peníze')).toHaveLength(1);
    expect(wrongIn('za 2 chybějících')).toHaveLength(1);
    expect(wrongIn('dostane 7, potom 3 bodů')).toHaveLength(1);
    expect(wrongIn('s náskokem 2 bodů a 5 bodů')).toEqual([]);
  });
});
