import type { QuestionTexts } from '../neutral/questions.ts';
import { say } from '../phrase.ts';
import { theCard, theCardDative, theCardObject } from './cases.ts';
import { names } from './names.ts';
import { cardWord, colonies, fatigue, plankton, pollution, scales } from './words.ts';

export const questions: QuestionTexts = {
  upTo: (count) => ` (bis zu ${count})`,
  because: (card) => say` (${cardWord(card)})`,
  partner: theCard,
  unknownPartner: () => say`der Partner`,
  you: {
    none: () => say`Die Partie ist vorbei.`,
    turn: () => say`Wähle eine Aktion oder passe.`,
    cell: ({ card }) => say`Wähle ein Feld für ${theCardObject(card)}.`,
    payment: ({ price }) => say`Zahle ${price}; ${scales(2)} dürfen einspringen.`,
    branch: ({ card }) => say`Wähle, wie du ${theCardObject(card)} fütterst.`,
    prey: ({ card, count }) =>
      count > 1
        ? say`Wähle nacheinander ${count} Beutetiere für ${theCardObject(card)}.`
        : say`Wähle die Beute für ${theCardObject(card)}.`,
    partner: ({ card, partner }) => say`Steigt ${partner} zusammen mit ${theCardDative(card)}?`,
    pollute: ({ asks, count }) =>
      count > 1
        ? say`${asks}Wähle nacheinander ${count} Korallen, die verschmutzt werden.`
        : say`${asks}Wähle eine Koralle, die verschmutzt wird.`,
    clean: ({ asks, upTo }) =>
      say`${asks}Wähle eine Koralle, die ihre ${pollution(1)} verliert${upTo}.`,
    raise: ({ asks, upTo }) => say`${asks}Wähle ein Tier, das steigt${upTo}.`,
    reduce: ({ asks }) => say`${asks}Wähle ein Tier, das um eine Stufe sinkt.`,
    rest: ({ asks, upTo }) => say`${asks}Wähle ein Tier, das 1 ${fatigue} verliert${upTo}.`,
    tire: ({ asks, count }) => say`${asks}Wähle ein Tier, das ${count} ${fatigue} erhält.`,
    colony: ({ asks, upTo }) => say`${asks}Wähle eine leere Seite für eine ${colonies(1)}${upTo}.`,
    again: ({ asks, count }) =>
      say`${asks}Nutzt du das${count > 1 ? ` (bis zu ${count}-mal)` : ''}?`,
    oneOf: ({ asks }) => say`${asks}Wähle eines davon.`,
    sale: () => say`Wähle, wie viel ${plankton} du verkaufst.`,
    bloom: ({ count }) =>
      say`Algenblüte: Wähle eine Koralle, die für ${count} ${plankton} verschmutzt wird.`,
    purify: ({ upTo }) =>
      say`Wasserreinigung: Wähle eine Koralle, die ihre ${pollution(1)} verliert${upTo}.`,
    income: () => say`Wer darf dein Riff besuchen, Touristen oder Forschende?`,
    discard: ({ offer }) =>
      say`Wähle die Karten der ${names.offers[offer]}, die ersetzt werden; alle anderen bleiben.`,
  },
  other: {
    none: () => say`hat nichts zu tun`,
    turn: () => say`wählt eine Aktion`,
    cell: ({ card }) => say`wählt ein Feld für ${theCardObject(card)}`,
    payment: ({ price }) => say`zahlt ${price}`,
    branch: ({ card }) => say`wählt, wie ${theCard(card)} gefüttert wird`,
    prey: ({ card }) => say`wählt die Beute für ${theCardObject(card)}`,
    partner: ({ partner }) => say`entscheidet, ob auch ${partner} steigt`,
    pollute: ({ because }) => say`wählt, wohin ${pollution(1)} kommt${because}`,
    clean: () => say`wählt, wo ${pollution(1)} verschwindet`,
    raise: ({ because }) => say`wählt, welches Tier steigt${because}`,
    reduce: ({ because }) => say`wählt, welches Tier um eine Stufe sinkt${because}`,
    rest: () => say`wählt, welches Tier ${fatigue} verliert`,
    tire: ({ because }) => say`wählt, welches Tier ${fatigue} erhält${because}`,
    colony: () => say`wählt, wo eine ${colonies(1)} wächst`,
    again: ({ card }) => say`entscheidet, ob ${theCard(card)} genutzt wird`,
    oneOf: ({ because }) => say`trifft eine Wahl${because}`,
    sale: () => say`wählt, wie viel ${plankton} verkauft wird`,
    bloom: () => say`wählt, welche Korallen die Algenblüte verschmutzt`,
    purify: () => say`wählt, wo ${pollution(1)} verschwindet`,
    income: () => say`wählt zwischen Touristen und Forschenden`,
    discard: ({ offer }) => say`wählt, welche Karten der ${names.offers[offer]} ersetzt werden`,
  },
};
