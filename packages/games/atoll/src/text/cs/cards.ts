import type { AnimalFilter } from '../../vocabulary.ts';
import type { CardWords } from '../neutral/language.ts';
import { sparesLarge } from '../neutral/op-order.ts';
import { icon, say, type Phrase } from '../phrase.ts';
import { atLevel, levelsShort, offered } from './names.ts';
import { all, byGender, cardWord, coins, colonies, fatigues, filterWords } from './words.ts';
import { hunts, planktons, pollution, scales } from './words.ts';

const fatigue = fatigues(1, 'nom');
const genitive = (filter: AnimalFilter, count: number): Phrase => filterWords(filter, count, 'gen');
/** "jednomu ze svých Korýšů" */
const toOne = (filter: AnimalFilter): Phrase => say`${byGender(filter, 'jednomu', 'jedné')} ze svých ${genitive(filter, 2)}`;

export const cards: CardWords = {
  ops: {
    gain: (gains) => say`získej ${gains}`,
    extra: (count) => say`${count} ${scales(count)} navíc`,
    pay: (tokens) => say`zaplať ${tokens}`,
    pollute: (corals) => say`přidej ${corals} ${pollution}`,
    clean: (upTo) => say`odstraň ${upTo === 1 ? '1' : `až ${upTo}`} ${pollution}`,
    raise: (upTo, filter) => (upTo === 1 ? say`zvyš úroveň 1 ${genitive(filter, 1)} o jednu` : say`zvyš úroveň až ${upTo} různých ${genitive(filter, upTo)} o jednu`),
    reduce: (filter) => say`sniž úroveň ${byGender(filter, 'jednoho', 'jedné')} ze svých ${genitive(filter, 2)}`,
    rest: (filter) => say`odeber 1 ${fatigues(1)} ${toOne(filter)}`,
    restAnother: (filter) => say`odeber 1 ${fatigues(1)} ${byGender(filter, 'jinému', 'jiné')} ze svých ${genitive(filter, 2)}`,
    restSeveral: (upTo, filter) => say`odeber po 1 ${icon('fatigue', 'Únavě')} až z ${upTo} svých ${genitive(filter, 2)}`,
    place: (upTo) => say`umísti zdarma ${upTo === 1 ? '1' : `až ${upTo}`} ${colonies(upTo)}`,
    upTo: (times, clause) => say`až ${times}×: ${clause}`,
    or: ', nebo ',
    tire: (count, filter, not) => {
      const put = say`přidej ${count} ${fatigues(count)} ${toOne(filter)}`;
      if (not === undefined) return put;
      return say`${put}, ${byGender(filter, 'který', 'která')} není ${atLevel(not)}`;
    },
    readyHunt: () => say`obnov svůj ${icon('hunt', 'Lov')}`,
    renew: (offers) => {
      const which = all(offers.map((offer) => [offered[offer]]));
      const not = sparesLarge(offers) ? ` (kromě ${offered.large})` : '';
      return say`vyměň všechny karty v nabídce ${which}${not}`;
    },
    cost: (cost, gain) => say`${cost} a za to ${gain}`,
    short: {
      raise: (upTo, filter) => say`${icon('rise', 'stoupá')} ${upTo} ${filterWords(filter, upTo)}`,
      reduce: (filter) => say`${icon('fall', 'klesá')} 1 ${filterWords(filter, 1)}`,
      tire: ({ not, ...kind }) => {
        const animals = filterWords(kind, 1);
        return not?.level === undefined ? animals : say`${animals} ne ${levelsShort[not.level]}`;
      },
      hunt: icon('hunt', 'Lov'),
      renew: (offer) => say`nová nabídka ${offered[offer]}`,
    },
  },
  feeds: {
    free: () => say`zdarma (jen ${fatigue})`,
    inSymbiosis: () => say`jen v ${icon('symbiosis', 'Symbióze')}: zdarma (jen ${fatigue})`,
    extraFatigue: () => say`přidej 2 ${fatigues(2)} místo 1`,
    pay: (price) => say`zaplať ${price} ${planktons(price)}`,
    reduce: (filter) => say`sniž úroveň 1 ${genitive(filter, 1)}`,
    reduceDifferent: (times, filter) => say`sniž úroveň ${times} různých ${genitive(filter, times)}`,
    reduceSeveral: (times, filter) => say`sniž úroveň ${times} ${genitive(filter, times)}, nebo 1 ${genitive(filter, 1)} dvakrát`,
    reduceAmong: (filter, { again }) => say`${again ? '' : 'sniž úroveň '}1 ${genitive(filter, 1)}`,
    // a phrase under the same verb is no separate clause, and takes no comma
    or: ({ again }) => (again ? ' nebo ' : ', nebo '),
    byLevel: (low, medium) => say`na střední úroveň: ${low}; na vysokou úroveň: ${medium}`,
    whenBought: () => say`stoupá samovolně, kdykoli koupíš korál`,
    whenReduced: (filter) => say`stoupá samovolně, kdykoli klesne úroveň ${byGender(filter, 'tvého', 'tvé')} ${genitive(filter, 1)}`,
    whenOtherReduced: (filter) => say`stoupá samovolně, kdykoli klesne úroveň ${byGender(filter, 'jiného tvého', 'jiné tvé')} ${genitive(filter, 1)}`,
    short: {
      rises: icon('rise', 'stoupá'),
      symbiosis: icon('symbiosis', 'Symbióza'),
      except: (not) => say` kromě ${genitive(not, 2)}`,
      byItself: icon('passive', 'samovolně'),
      coral: 'korál',
      reduced: () => icon('fall', 'klesá'),
    },
  },
  modifiers: {
    animals: (filter) => filterWords(filter, 2),
    needLess: (by) => say`potřebují o ${by} ${colonies(by)} méně`,
    costLess: (by) => say`stojí o ${by} ${coins(by)} méně`,
    growthCostsLess: (by) => say`růst ${icon('colony', 'kolonie')} stojí o ${by} ${planktons(by)} méně`,
    notBelow: (min) => ` (nejméně ${min})`,
    moreInRecovery: (by) => say`při každé Obnově o ${by} ${planktons(by)} více`,
    moreOfBloom: (by) => say`Vodní květ přináší za každé ${pollution} o ${by} ${planktons(by)} více`,
    more: (count, token) => say`o ${count} ${token}`,
    bring: (guests, brought) => say`${guests} přinášejí ${brought} více`,
    moreHunts: (count) => say`v každém kole o ${count} ${hunts(count)} více`,
    feedingCostsMore: (by) => say`krmení ${icon('plankton', 'planktonem')} stojí o ${by} ${planktons(by)} více`,
    and: ' a ',
    noHunt: () => say`${icon('hunt', 'Lov')} je zakázaný`,
    noPurification: () => say`Čištění vody je zakázané`,
    short: {
      recovery: (more) => say`Obnova: ${more}`,
      bloom: (more) => say`Květ: ${more}`,
      feeding: icon('rise', 'krmení'),
      hunts: (count) => hunts(count, 'nom'),
      noHunt: () => say`bez ${icon('hunt', 'Lovu')}`,
      noPurification: () => say`bez Čištění vody`,
    },
  },
  scores: { ifYouHave: (filter) => say`, pokud máš ${filterWords(filter, 1, 'acc')}`, ifClean: ', pokud žádný tvůj korál není znečištěný', countingItself: ' včetně této karty' },
  abilities: {
    whenBought: (clause) => say`Při koupi: ${clause}`,
    whenAtTop: (clause) => say`Při dosažení vysoké úrovně: ${clause}`,
    atTheEnd: (scoring) => say`Na konci, je-li na vysoké úrovni: ${scoring}`,
    triggers: {
      top: (filter, clause) => say`kdykoli ${byGender(filter, 'tvůj', 'tvoje')} ${filterWords(filter, 1)} dosáhne vysoké úrovně: ${clause}`,
      reduced: (filter, clause) => say`kdykoli klesne úroveň ${byGender(filter, 'tvého', 'tvé')} ${genitive(filter, 1)}: ${clause}`,
      bought: (clause) => say`kdykoli koupíš další korál: ${clause}`,
    },
    triggersShort: { top: (filter) => say`${filterWords(filter, 1)} ${levelsShort[3]}`, reduced: (filter) => say`${filterWords(filter, 1)} ${icon('fall', 'klesá')}`, bought: () => say`korál` },
    shelter: 'Úkryt',
    algae: 'Řasy',
    symbiosis: (partner) => say`${icon('symbiosis', 'Symbióza')}: ${cardWord(partner)}`,
  },
};
