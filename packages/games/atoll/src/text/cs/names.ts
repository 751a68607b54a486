import type { Category, CoralForm, Level, OfferName, Size } from '../../vocabulary.ts';
import type { NameWords } from '../neutral/language.ts';

/** A noun for animals in the cases that sentences want; every masculine one is animate. */
export interface AnimalNoun {
  readonly gender: 'm' | 'f';
  readonly one: Readonly<Record<'nom' | 'gen' | 'acc', string>>;
  readonly several: Readonly<Record<'nom' | 'gen' | 'acc', string>>;
}

type Three = readonly [nom: string, gen: string, acc: string];
const forms3 = ([nom, gen, acc]: Three): AnimalNoun['one'] => ({ nom, gen, acc });
const he = (nom: string, gen: string, several: Three): AnimalNoun => ({ gender: 'm', one: { nom, gen, acc: gen }, several: forms3(several) });
const she = (one: Three, several: Three): AnimalNoun => ({ gender: 'f', one: forms3(one), several: forms3(several) });

export const categoryNouns: Readonly<Record<Category, AnimalNoun>> = {
  anthias: he('Bradáč', 'Bradáče', ['Bradáči', 'Bradáčů', 'Bradáče']),
  'pipefishes-seahorses': she(['Jehla nebo Koníček', 'Jehly nebo Koníčka', 'Jehlu nebo Koníčka'], ['Jehly a Koníčci', 'Jehel a Koníčků', 'Jehly a Koníčky']),
  damselfishes: he('Sapín', 'Sapína', ['Sapíni', 'Sapínů', 'Sapíny']),
  gobies: he('Hlaváč', 'Hlaváče', ['Hlaváči', 'Hlaváčů', 'Hlaváče']),
  angelfishes: he('Pomec', 'Pomce', ['Pomci', 'Pomců', 'Pomce']),
  butterflyfishes: she(['Klipka', 'Klipky', 'Klipku'], ['Klipky', 'Klipek', 'Klipky']),
  'wrasses-parrotfishes': he('Pyskoun nebo Ploskozubec', 'Pyskouna nebo Ploskozubce', ['Pyskouni a Ploskozubci', 'Pyskounů a Ploskozubců', 'Pyskouny a Ploskozubce']),
  groupers: he('Kanic', 'Kanice', ['Kanici', 'Kaniců', 'Kanice']),
  surgeonfishes: he('Bodlok', 'Bodloka', ['Bodloci', 'Bodloků', 'Bodloky']),
  'moray-eels': she(['Muréna', 'Murény', 'Murénu'], ['Murény', 'Murén', 'Murény']),
  rays: he('Rejnok', 'Rejnoka', ['Rejnoci', 'Rejnoků', 'Rejnoky']),
  'jacks-remoras': he('Kranas nebo Štítovec', 'Kranase nebo Štítovce', ['Kranasi a Štítovci', 'Kranasů a Štítovců', 'Kranasy a Štítovce']),
  sharks: he('Žralok', 'Žraloka', ['Žraloci', 'Žraloků', 'Žraloky']),
  crustacean: he('Korýš', 'Korýše', ['Korýši', 'Korýšů', 'Korýše']),
  bivalve: he('Mlž', 'Mlže', ['Mlži', 'Mlžů', 'Mlže']),
  cephalopod: he('Hlavonožec', 'Hlavonožce', ['Hlavonožci', 'Hlavonožců', 'Hlavonožce']),
  reptile: he('Plaz', 'Plaza', ['Plazi', 'Plazů', 'Plazy']),
  cnidarian: he('Žahavec', 'Žahavce', ['Žahavci', 'Žahavců', 'Žahavce']),
  starfish: she(['Hvězdice', 'Hvězdice', 'Hvězdici'], ['Hvězdice', 'Hvězdic', 'Hvězdice']),
  'sea-cucumber': he('Sumýš', 'Sumýše', ['Sumýši', 'Sumýšů', 'Sumýše']),
};

export const sizeNouns: Readonly<Record<Size, AnimalNoun>> = {
  small: she(['Malá ryba', 'Malé ryby', 'Malou rybu'], ['Malé ryby', 'Malých ryb', 'Malé ryby']),
  medium: she(['Střední ryba', 'Střední ryby', 'Střední rybu'], ['Střední ryby', 'Středních ryb', 'Střední ryby']),
  large: she(['Velká ryba', 'Velké ryby', 'Velkou rybu'], ['Velké ryby', 'Velkých ryb', 'Velké ryby']),
};

export const groupNouns: Readonly<Record<'fish' | 'other', AnimalNoun>> = {
  fish: she(['Ryba', 'Ryby', 'Rybu'], ['Ryby', 'Ryb', 'Ryby']),
  other: he('Jiný živočich', 'Jiného živočicha', ['Jiní živočichové', 'Jiných živočichů', 'Jiné živočichy']),
};

export const animalNoun = he('živočich', 'živočicha', ['živočichové', 'živočichů', 'živočichy']);
export const algaeNoun = he('živočich s Řasami', 'živočicha s Řasami', ['živočichové s Řasami', 'živočichů s Řasami', 'živočichy s Řasami']);

/** One form of the noun of each kind. */
const pick = <K extends string>(nouns: Readonly<Record<K, AnimalNoun>>, number: 'one' | 'several'): Readonly<Record<K, string>> =>
  Object.fromEntries(Object.entries<AnimalNoun>(nouns).map(([key, noun]) => [key, noun[number].nom])) as Record<K, string>;

/** A word that agrees with a number: 1, 2 to 4, and the rest. */
export interface Numbered {
  readonly one: string;
  readonly few: string;
  readonly other: string;
}

/** How a coral grows. */
export const formWords: Readonly<Record<CoralForm, Numbered>> = {
  branching: { one: 'větvený', few: 'větvené', other: 'větvených' },
  table: { one: 'stolový', few: 'stolové', other: 'stolových' },
  massive: { one: 'masivní', few: 'masivní', other: 'masivních' },
  'free-living': { one: 'volně žijící', few: 'volně žijící', other: 'volně žijících' },
  tube: { one: 'trubicovitý', few: 'trubicovité', other: 'trubicovitých' },
  foliose: { one: 'lupenitý', few: 'lupenité', other: 'lupenitých' },
  soft: { one: 'měkký', few: 'měkké', other: 'měkkých' },
  fan: { one: 'vějířovitý', few: 'vějířovité', other: 'vějířovitých' },
  whip: { one: 'bičovitý', few: 'bičovité', other: 'bičovitých' },
};

const INTO: Readonly<Record<Level, string>> = { 1: 'nízkou', 2: 'střední', 3: 'vysokou' };
const AT: Readonly<Record<Level, string>> = { 1: 'nízké', 2: 'střední', 3: 'vysoké' };
/** "na vysokou úroveň" */
export const toLevel = (level: Level): string => `na ${INTO[level]} úroveň`;
/** "na vysoké úrovni" */
export const atLevel = (level: Level): string => `na ${AT[level]} úrovni`;
/** "mimo vysokou úroveň" */
export const notAtLevel = (level: Level): string => `mimo ${INTO[level]} úroveň`;
/** The same where there is little room. */
export const levelsShort: NameWords['levels'] = { 1: 'nízko', 2: 'uprostřed', 3: 'vysoko' };

/** "severní", before "stranu" */
export const sideWords: NameWords['sides'] = { N: 'severní', E: 'východní', S: 'jižní', W: 'západní' };

/** The invited guests, in the accusative. */
export const guests: NameWords['incomes'] = { tourists: 'Turisty', scientists: 'Vědce' };

/** The contents of an offer, in the genitive: "nabídka živočichů". */
export const offered: Readonly<Record<OfferName, string>> = { animals: 'živočichů', large: 'Velkých ryb', corals: 'korálů' };

export const names: NameWords = {
  categoryNames: pick(categoryNouns, 'several'),
  categories: pick(categoryNouns, 'one'),
  sizes: pick(sizeNouns, 'one'),
  groups: pick(groupNouns, 'one'),
  forms: Object.fromEntries(Object.entries(formWords).map(([form, { one }]) => [form, `${one} korál`])) as Record<CoralForm, string>,
  levels: { 1: 'nízká', 2: 'střední', 3: 'vysoká' },
  sides: { N: 'sever', E: 'východ', S: 'jih', W: 'západ' },
  abilityTypes: { immediate: 'Okamžitě', endOfGame: 'Konec hry', action: 'Akce', passive: 'Trvale' },
  eventKinds: { immediate: 'Okamžitá událost', persistent: 'Trvalá událost' },
  eventTones: { good: 'dobrá', bad: 'zlá' },
  incomes: { tourists: 'Turisté', scientists: 'Vědci' },
  offers: { animals: `nabídka ${offered.animals}`, large: `nabídka ${offered.large}`, corals: `nabídka ${offered.corals}` },
  scores: {
    animals: 'Živočichové',
    corals: 'Korály „Konec hry“',
    endings: 'Živočichové s účinkem na konci',
    popularity: 'Popularita',
    scales: 'Rybí šupiny',
    pollution: 'Znečištění',
    biodiversity: 'Biodiverzita',
  },
  biodiversity: '1 za každou kategorii Jiných živočichů, 2 za každou další rybu téže kategorie',
  ranks: { beachcomber: 'Plážový sběrač', snorkeller: 'Šnorchlař', diver: 'Útesový potápěč', scientist: 'Útesový vědec', keeper: 'Strážce atolu' },
  seat: (seat) => `Místo ${seat + 1}`,
};
