import { animalCard, isAnimal } from '../../cards/index.ts';
import type { QuestionView } from '../../view.ts';
import type { Catalogue } from '../catalogue.ts';
import { say, type Phrase } from '../phrase.ts';
import { theCard, theCardDative, theCardObject } from './cases.ts';
import { offers } from './names.ts';
import { cardWord, coins, colonies, fatigue, plankton, pollution, scales } from './words.ts';

/** "Pilzlederkoralle: " before a choice of a card; empty without a card. */
const asks = ({ card }: QuestionView): Phrase => (card === '' ? [] : say`${cardWord(card)}: `);
const upTo = (count: number): string => (count > 1 ? ` (bis zu ${count})` : '');
const because = ({ card }: QuestionView): Phrase => (card === '' ? [] : say` (${cardWord(card)})`);

function partnerOf({ card }: QuestionView): Phrase {
  const partner = isAnimal(card) ? animalCard(card).symbiosis : undefined;
  return partner ? theCard(partner) : say`der Partner`;
}

const offerOf = ({ of }: QuestionView): string => offers[of === 'corals' ? 'corals' : 'animals'];
const price = ({ of, count }: QuestionView): Phrase =>
  of === 'coins' ? say`${count} ${coins(count)}` : say`${count} ${plankton}`;

export const questions: Catalogue['questions'] = {
  none: { you: () => say`Die Partie ist vorbei.`, other: () => say`hat nichts zu tun` },
  turn: { you: () => say`Wähle eine Aktion oder passe.`, other: () => say`wählt eine Aktion` },
  cell: {
    you: (question) => say`Wähle ein Feld für ${theCardObject(question.card)}.`,
    other: (question) => say`wählt ein Feld für ${theCardObject(question.card)}`,
  },
  payment: {
    you: (question) => say`Zahle ${price(question)}; ${scales(2)} dürfen einspringen.`,
    other: (question) => say`zahlt ${price(question)}`,
  },
  branch: {
    you: (question) => say`Wähle, wie du ${theCardObject(question.card)} fütterst.`,
    other: (question) => say`wählt, wie ${theCard(question.card)} gefüttert wird`,
  },
  prey: {
    you: (question) =>
      question.count > 1
        ? say`Wähle nacheinander ${question.count} Beutetiere für ${theCardObject(question.card)}.`
        : say`Wähle die Beute für ${theCardObject(question.card)}.`,
    other: (question) => say`wählt die Beute für ${theCardObject(question.card)}`,
  },
  partner: {
    you: (question) =>
      say`Steigt ${partnerOf(question)} zusammen mit ${theCardDative(question.card)}?`,
    other: (question) => say`entscheidet, ob auch ${partnerOf(question)} steigt`,
  },
  pollute: {
    you: (question) =>
      question.count > 1
        ? say`${asks(question)}Wähle nacheinander ${question.count} Korallen, die verschmutzt werden.`
        : say`${asks(question)}Wähle eine Koralle, die verschmutzt wird.`,
    other: (question) => say`wählt, wohin ${pollution(1)} kommt${because(question)}`,
  },
  clean: {
    you: (question) =>
      say`${asks(question)}Wähle eine Koralle, die ihre ${pollution(1)} verliert${upTo(question.count)}.`,
    other: () => say`wählt, wo ${pollution(1)} verschwindet`,
  },
  raise: {
    you: (question) => say`${asks(question)}Wähle ein Tier, das steigt${upTo(question.count)}.`,
    other: (question) => say`wählt, welches Tier steigt${because(question)}`,
  },
  reduce: {
    you: (question) => say`${asks(question)}Wähle ein Tier, das um eine Stufe sinkt.`,
    other: (question) => say`wählt, welches Tier um eine Stufe sinkt${because(question)}`,
  },
  rest: {
    you: (question) =>
      say`${asks(question)}Wähle ein Tier, das 1 ${fatigue} verliert${upTo(question.count)}.`,
    other: () => say`wählt, welches Tier ${fatigue} verliert`,
  },
  tire: {
    you: (question) =>
      say`${asks(question)}Wähle ein Tier, das ${question.count} ${fatigue} erhält.`,
    other: (question) => say`wählt, welches Tier ${fatigue} erhält${because(question)}`,
  },
  colony: {
    you: (question) =>
      say`${asks(question)}Wähle eine leere Seite für eine ${colonies(1)}${upTo(question.count)}.`,
    other: () => say`wählt, wo eine ${colonies(1)} wächst`,
  },
  again: {
    you: (question) =>
      say`${asks(question)}Nutzt du das${question.count > 1 ? ` (bis zu ${question.count}-mal)` : ''}?`,
    other: (question) => say`entscheidet, ob ${theCard(question.card)} genutzt wird`,
  },
  oneOf: {
    you: (question) => say`${asks(question)}Wähle eines davon.`,
    other: (question) => say`trifft eine Wahl${because(question)}`,
  },
  sale: {
    you: () => say`Wähle, wie viel ${plankton} du verkaufst.`,
    other: () => say`wählt, wie viel ${plankton} verkauft wird`,
  },
  bloom: {
    you: (question) =>
      say`Algenblüte: Wähle eine Koralle, die für ${question.count} ${plankton} verschmutzt wird.`,
    other: () => say`wählt, welche Korallen die Algenblüte verschmutzt`,
  },
  purify: {
    you: (question) =>
      say`Wasserreinigung: Wähle eine Koralle, die ihre ${pollution(1)} verliert${upTo(question.count)}.`,
    other: () => say`wählt, wo ${pollution(1)} verschwindet`,
  },
  income: {
    you: () => say`Wer darf dein Riff besuchen, Touristen oder Forschende?`,
    other: () => say`wählt zwischen Touristen und Forschenden`,
  },
  discard: {
    you: (question) =>
      say`Wähle die Karten der ${offerOf(question)}, die ersetzt werden; alle anderen bleiben.`,
    other: (question) => say`wählt, welche Karten der ${offerOf(question)} ersetzt werden`,
  },
};
