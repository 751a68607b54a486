import type { AnimalFilter, CardId, CoralFilter, Count } from '../../vocabulary.ts';
import type { Grammar, ThingWords } from '../neutral/grammar.ts';
import type { CardWords } from '../neutral/language.ts';
import { lexicon } from '../neutral/lexicon.ts';
import { sparesLarge } from '../neutral/op-order.ts';
import { countWordsOf } from '../neutral/rates.ts';
import { type CardPart, type IconPart, type Phrase, capitalised, icon, phraseText, say } from '../phrase.ts';
import { cardNames } from './card-names.ts';
import { filterAfter, filterIn, relativeTo } from './kinds.ts';
import { names } from './names.ts';

const { cardName, ...german } = lexicon('de', cardNames);
export const { all, cardWord, one } = german;

/** Nouns that have an ending in every case but the first. */
const weak = (name: string): string => name.replace(/krake$/, 'kraken').replace(/polyp$/, 'polypen');

/** The same after "von": "Großer Sternkoralle", "Blauem Seestern". */
export const cardDative = (card: CardId): CardPart => ({
  card,
  word: weak(cardName(card)).replace(/^(\p{L}+?)(e|er|es) (?=\p{Lu})/u, (_, stem: string, ending: string) => `${stem}${ending === 'e' ? 'er' : 'em'} `),
});

export const coins = (count: number): IconPart => icon('coin', one(count, 'Münze', 'Münzen'));
export const plankton = icon('plankton', 'Plankton');
export const scales = (count: number): IconPart => icon('scale', one(count, 'Fischschuppe', 'Fischschuppen'));
const popularity = icon('popularity', 'Beliebtheitsmarker');
export const pollution = (count: number): IconPart => icon('pollution', one(count, 'Verschmutzung', 'Verschmutzungen'));
export const fatigue = icon('fatigue', 'Erschöpfung');
export const colonies = (count: number): IconPart => icon('colony', one(count, 'Kolonie', 'Kolonien'));
export const points = (count: number): string => one(count, 'Punkt', 'Punkte');

const given: Grammar['given'] = { ...{ coins, scales, colonies, pollution }, ...{ plankton: () => plankton, popularity: () => popularity, fatigue: () => fatigue } };

/** The words of a filter, for badges and lines of icons. */
export const filterWords = (filter: AnimalFilter, count: number): Phrase => filterIn(filter, count === 1 ? 'one' : 'many');

function coralWords(filter: CoralFilter, count: number): Phrase {
  const kind = filter.form ? names.forms[filter.form] : 'Koralle';
  return say`${filter.polluted ? 'verschmutzte ' : ''}${filter.clean ? 'unverschmutzte ' : ''}${kind}${one(count, '', 'n')}`;
}

const kinds = (count: number): IconPart => icon('kinds', one(count, 'Kategorie', 'Kategorien'));
const pairs = (count: number): IconPart => icon('symbiosis', one(count, 'Symbiosepaar', 'Symbiosepaare'));

/** "Kolonie", "verschmutzte Korallen", "Kategorien von Fischen" */
const things: ThingWords = {
  ...{ corals: coralWords, colonies: (count) => [colonies(count)] },
  pairs: (count) => [pairs(count)],
  otherCategories: (count) => say`${kinds(count)} ${icon('other', 'Anderer Tiere')}`,
  fishCategories: (count) => say`${kinds(count)} von ${icon('any-fish', 'Fischen')}`,
};
const severalOf = countWordsOf(things, (filter) => filterIn(filter, 'many'));

/** "jeden Mittleren Fisch", "jede Kolonie", "jedes Symbiosepaar". */
function eachOf(counted: Count): Phrase {
  if (counted.per === 'animals') return filterAfter('each', counted.filter ?? {});
  return say`${counted.per === 'pairs' ? 'jedes' : 'jede'} ${severalOf(counted, 1)}`;
}

export const grammar: Grammar = {
  ...{ all, cardWord, points, filter: filterWords, given, shown: given },
  ...{ colon: ': ', semicolon: '; ', nothing: 'nichts' },
  rate: {
    each: (counted) => say` für ${eachOf(counted)}`,
    every: (counted, every) => say` für je ${every} ${severalOf(counted, every)}`,
    atMost: (limit) => say` (höchstens ${limit})`,
    levels: names.levels,
    short: {
      ...things,
      // the words are longer than the room of a card
      corals: (filter, count) => {
        const words = coralWords(filter, count);
        return filter.polluted && !filter.form ? [icon('pollution', phraseText(words))] : words;
      },
      otherCategories: (count) => say`${kinds(count)} ${icon('other', 'Andere Tiere')}`,
      fishCategories: (count) => say`${kinds(count)} ${icon('any-fish', 'Fische')}`,
    },
  },
};

const { levels } = names;
const hunts = (count: number): IconPart => icon('hunt', one(count, 'Jagd', 'Jagden'));
const noHunt = (): Phrase => say`keine ${icon('hunt', 'Jagd')}`;
const noPurification = (): Phrase => say`keine Wasserreinigung`;
/** "1", "bis zu 2" */
const upTo = (count: number): string => (count === 1 ? '1' : `bis zu ${count}`);

/** Inserts words after the verb at the start of a phrase: "erhalte dafür 2 Münzen". */
function afterVerb(phrase: Phrase, words: string): Phrase {
  const [first, ...rest] = phrase;
  return typeof first === 'string' ? say`${first.replace(' ', ` ${words} `)}${rest}` : phrase;
}

/** The words on cards; each clause starts with its verb, after which words may be inserted. */
export const cards: CardWords = {
  ops: {
    gain: (gains) => say`erhalte ${gains}`,
    extra: (count) => say`${count} zusätzliche ${scales(count)}`,
    pay: (tokens) => say`zahle ${tokens}`,
    pollute: (corals) => say`füge ${corals} ${pollution(corals)} hinzu`,
    clean: (count) => say`entferne ${upTo(count)} ${pollution(count)}`,
    raise: (count, filter) => (count === 1 ? say`steigere 1 ${filterIn(filter, 'object')} um eine Stufe` : say`steigere ${upTo(count)} verschiedene ${filterIn(filter, 'many')} um je eine Stufe`),
    reduce: (filter) => say`senke ${filterAfter('oneOfYoursAsObject', filter)} um eine Stufe`,
    rest: (filter) => say`entferne 1 ${fatigue} von ${filterAfter('fromOneOfYours', filter)}`,
    restAnother: (filter) => say`entferne 1 ${fatigue} von ${filterAfter('fromAnotherOfYours', filter)}`,
    restSeveral: (count, filter) => say`entferne je 1 ${fatigue} von ${upTo(count)} ${filterIn(filter, 'manyDative')}`,
    place: (count) => say`setze kostenlos ${upTo(count)} ${colonies(count)}`,
    upTo: (times, clause) => say`bis zu ${times}-mal: ${capitalised(clause)}`,
    or: ' oder ',
    tire: (count, filter, not) => {
      const put = say`lege ${count} ${fatigue} auf ${filterAfter('oneOfYoursAsObject', filter)}`;
      if (not === undefined) return put;
      return say`${put}, ${relativeTo(filter)} nicht auf ${levels[not]} steht`;
    },
    readyHunt: () => say`mach deine ${icon('hunt', 'Jagd')} wieder bereit`,
    renew: (offers) => {
      const which = all(offers.map((offer) => [`der ${names.offers[offer]}`]));
      return say`ersetze alle Karten ${which}${sparesLarge(offers) ? ' (nicht Große Fische)' : ''}`;
    },
    cost: (cost, gain) => say`${cost} und ${afterVerb(gain, 'dafür')}`,
    short: {
      raise: (count, filter) => say`${icon('rise', 'steigere')} ${count} ${filterIn(filter, count === 1 ? 'object' : 'many')}`,
      reduce: (filter) => say`${icon('fall', 'senke')} 1 ${filterIn(filter, 'object')}`,
      tire: (filter) => filterIn(filter, 'one'),
      hunt: icon('hunt', 'Jagd'),
      renew: (offer) => say`neue ${names.offers[offer]}`,
    },
  },
  feeds: {
    free: () => say`kostenlos (nur ${fatigue})`,
    inSymbiosis: () => say`nur in ${icon('symbiosis', 'Symbiose')}: kostenlos (nur ${fatigue})`,
    extraFatigue: () => say`lege 2 statt 1 ${fatigue} darauf`,
    pay: (price) => say`zahle ${price} ${plankton}`,
    reduce: (filter) => say`senke 1 ${filterIn(filter, 'object')} um eine Stufe`,
    reduceDifferent: (times, filter) => say`senke ${times} verschiedene ${filterIn(filter, 'many')} um je eine Stufe`,
    reduceSeveral: (times, filter) => say`senke ${times} ${filterIn(filter, 'many')} um je eine Stufe, oder 1 ${filterIn(filter, 'object')} zweimal`,
    /** "senke 1 Kleinen Fisch oder 1 Krebstier um eine Stufe": the verb stands around them all. */
    reduceAmong: (filter, { again, goesOn }) => say`${again ? '' : 'senke '}1 ${filterIn(filter, 'object')}${goesOn ? '' : ' um eine Stufe'}`,
    or: ({ again, goesOn, apart }) => {
      if (apart) return ', oder ';
      return again && goesOn ? ', ' : ' oder ';
    },
    byLevel: (low, medium) => say`für Stufe ${levels[2]}: ${capitalised(low)}. Für Stufe ${levels[3]}: ${capitalised(medium)}`,
    whenBought: () => say`steigt von selbst, immer wenn du eine Koralle kaufst`,
    whenReduced: (filter) => say`steigt von selbst, immer wenn ${filterAfter('oneOfYours', filter)} sinkt`,
    whenOtherReduced: (filter) => say`steigt von selbst, immer wenn ${filterAfter('anotherOfYours', filter)} sinkt`,
    short: {
      rises: icon('rise', 'steigt'),
      symbiosis: icon('symbiosis', 'Symbiose'),
      except: (not) => say` außer ${filterIn(not, 'manyDative')}`,
      byItself: icon('passive', 'von selbst'),
      coral: 'Koralle',
      reduced: () => icon('fall', 'sinkt'),
    },
  },
  modifiers: {
    animals: (filter) => filterIn(filter, 'many'),
    needLess: (by) => say`brauchen ${by} ${colonies(by)} weniger`,
    costLess: (by) => say`kosten ${by} ${coins(by)} weniger`,
    growthCostsLess: (by) => say`das Wachsen einer ${colonies(1)} kostet ${by} ${plankton} weniger`,
    notBelow: (min) => ` (mindestens ${min})`,
    moreInRecovery: (by) => say`${by} ${plankton} mehr in jeder Erholung`,
    moreOfBloom: (by) => say`eine Algenblüte bringt ${by} ${plankton} mehr für jede ${pollution(1)}`,
    more: (count, token) => say`${count} ${token}`,
    bring: (guests, brought) => say`${guests} bringen ${brought} mehr`,
    moreHunts: (count) => say`${count} ${hunts(count)} mehr in jeder Runde`,
    feedingCostsMore: (by) => say`Füttern mit ${plankton} kostet ${by} ${plankton} mehr`,
    and: ' und ',
    ...{ noHunt, noPurification },
    short: { recovery: (more) => say`Erholung: ${more}`, bloom: (more) => say`Blüte: ${more}`, feeding: icon('rise', 'Füttern'), ...{ hunts, noHunt, noPurification } },
  },
  scores: { ifYouHave: (filter) => say`, wenn du ${filterAfter('a', filter)} hast`, ifClean: ', wenn keine deiner Korallen verschmutzt ist', countingItself: ', sich selbst eingerechnet' },
  abilities: {
    whenBought: (clause) => say`Beim Kauf: ${capitalised(clause)}`,
    whenAtTop: (clause) => say`Beim Erreichen von ${levels[3]}: ${capitalised(clause)}`,
    atTheEnd: (scoring) => say`Am Ende, wenn auf ${levels[3]}: ${scoring}`,
    triggers: {
      top: (filter, clause) => say`immer wenn ${filterAfter('oneOfYours', filter)} ${levels[3]} erreicht: ${capitalised(clause)}`,
      reduced: (filter, clause) => say`immer wenn ${filterAfter('oneOfYours', filter)} sinkt: ${capitalised(clause)}`,
      bought: (clause) => say`immer wenn du eine andere Koralle kaufst: ${capitalised(clause)}`,
    },
    triggersShort: { top: (filter) => say`${filterWords(filter, 1)} ${levels[3]}`, reduced: (filter) => say`${filterWords(filter, 1)} ${icon('fall', 'sinkt')}`, bought: () => say`Koralle` },
    shelter: 'Unterschlupf',
    algae: 'Algen',
    symbiosis: (partner) => say`${icon('symbiosis', 'Symbiose')} mit ${cardDative(partner)}`,
  },
};
