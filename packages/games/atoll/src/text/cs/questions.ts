import type { QuestionTexts } from '../neutral/questions.ts';
import { icon, say } from '../phrase.ts';
import { guests, offered } from './names.ts';
import { cardObject, cardWord, colonies, coralWords, fatigues, planktons } from './words.ts';
import { pollution, scales } from './words.ts';

const plankton = icon('plankton', 'planktonu');

export const questions: QuestionTexts = {
  upTo: (count) => ` (nejvýše ${count})`,
  because: (card) => say` (${cardWord(card)})`,
  partner: (card) => [cardWord(card)],
  unknownPartner: () => say`partner`,
  you: {
    none: () => say`Partie skončila.`,
    turn: () => say`Proveď akci, nebo pasuj.`,
    cell: ({ card }) => say`Vyber pole pro ${cardObject(card)}.`,
    payment: ({ price }) => say`Zaplať ${price}; platbu mohou nahradit ${scales(2, 'nom')}.`,
    branch: ({ card }) => say`Vyber, jak nakrmíš ${cardObject(card)}.`,
    prey: ({ card, count }) => say`Vyber kořist pro ${cardObject(card)}${count > 1 ? `, celkem ${count}, jednu po druhé` : ''}.`,
    partner: ({ asks, partner }) => say`${asks}má stoupnout i ${partner}?`,
    pollute: ({ asks, count }) => (count > 1 ? say`${asks}vyber ${count} ${coralWords({}, count)}, které znečistíš, jeden po druhém.` : say`${asks}vyber korál, který znečistíš.`),
    clean: ({ asks, upTo }) => say`${asks}vyber korál, ze kterého odstraníš ${pollution}${upTo}.`,
    raise: ({ asks, upTo }) => say`${asks}vyber živočicha, který stoupne${upTo}.`,
    reduce: ({ asks }) => say`${asks}vyber živočicha, který klesne.`,
    rest: ({ asks, upTo }) => say`${asks}vyber živočicha, který ztratí 1 ${fatigues(1)}${upTo}.`,
    tire: ({ asks, count }) => say`${asks}vyber živočicha, který dostane ${count} ${fatigues(count)}.`,
    colony: ({ asks, upTo }) => say`${asks}vyber volnou stranu pro ${colonies(1)}${upTo}.`,
    again: ({ asks, count }) => say`${asks}chceš to použít${count > 1 ? ` (nejvýše ${count}×)` : ''}?`,
    oneOf: ({ asks }) => say`${asks}vyber jednu možnost.`,
    sale: () => say`Vyber, kolik ${plankton} prodáš.`,
    bloom: ({ count }) => say`Vodní květ: vyber korál, za jehož znečištění získáš ${count} ${planktons(count)}.`,
    purify: ({ upTo }) => say`Čištění vody: vyber korál, ze kterého odstraníš ${pollution}${upTo}.`,
    income: () => say`Koho zveš na svůj útes, ${guests.tourists}, nebo ${guests.scientists}?`,
    discard: ({ offer }) => say`Vyber karty, které se v nabídce ${offered[offer]} vymění; všechny ostatní zůstanou.`,
  },
  other: {
    none: () => say`nemá co dělat`,
    turn: () => say`vybírá akci`,
    cell: ({ card }) => say`vybírá pole pro ${cardObject(card)}`,
    payment: ({ price }) => say`platí ${price}`,
    branch: ({ card }) => say`vybírá, jak nakrmí ${cardObject(card)}`,
    prey: ({ card }) => say`vybírá kořist pro ${cardObject(card)}`,
    partner: ({ partner }) => say`rozhoduje, zda stoupne i ${partner}`,
    pollute: ({ because }) => say`vybírá, kam přijde ${pollution}${because}`,
    clean: () => say`vybírá, odkud odstranit ${pollution}`,
    raise: ({ because }) => say`vybírá, který živočich stoupne${because}`,
    reduce: ({ because }) => say`vybírá, který živočich klesne${because}`,
    rest: () => say`vybírá, který živočich ztratí ${fatigues(1)}`,
    tire: ({ because }) => say`vybírá, který živočich dostane ${fatigues(1)}${because}`,
    colony: () => say`vybírá, kde vyroste ${colonies(1, 'nom')}`,
    again: ({ card }) => say`rozhoduje, zda použije ${cardObject(card)}`,
    oneOf: ({ because }) => say`vybírá jednu možnost${because}`,
    sale: () => say`vybírá, kolik ${plankton} prodá`,
    bloom: () => say`vybírá, které korály znečistí Vodním květem`,
    purify: () => say`vybírá, odkud odstranit ${pollution}`,
    income: () => say`vybírá mezi Turisty a Vědci`,
    discard: ({ offer }) => say`vybírá, které karty se v nabídce ${offered[offer]} vymění`,
  },
};
