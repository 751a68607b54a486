import type { ActionType } from '../../action.ts';
import type { Column } from '../../cards/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { tokenText } from './tokens.ts';
import { ofAny } from './words.ts';

/** The purpose of the payment. */
const PAID: Readonly<Partial<Record<ActionType, string>>> = {
  column: ', um dieselbe Spalte noch einmal zu nutzen',
  extend: ' für 1 weitere Bewegung',
  exchange: ' im Tausch gegen 1 andere',
  station: ' im Tausch gegen das, was für die Station fehlt',
  launch: ' im Tausch gegen das, was für das Schiff fehlt',
  rescue: ' im Tausch gegen das, was für die Rettung fehlt',
  fit: ' im Tausch gegen das, was für das Fach fehlt',
};

/** The purpose of the column of the turn. */
const AIMS: Readonly<Record<Column, string>> = {
  build: 'Baue eine Station oder ein Schiff',
  operation: 'Segle und rette einen Fisch',
  upgrade: 'Baue Ausbauteile ein',
  research: 'Erhöhe deine Wissenschaften',
};

export const questions: Catalogue['questions'] = {
  none: { you: () => 'Die Partie ist vorbei.', other: () => 'Die Partie ist vorbei.' },
  place: {
    you: () => 'Setze deine erste Station mit einem Schiff an einen freien Ort.',
    other: (name) => `${name} setzt eine erste Station.`,
  },
  take: {
    you: ({ left }) =>
      left > 1
        ? `Nimm ${left} Marker, jeden aus der Auslage oder verdeckt aus dem Vorrat.`
        : 'Nimm einen Marker aus der Auslage oder einen verdeckten aus dem Vorrat.',
    other: (name) => `${name} nimmt einen Marker.`,
  },
  column: {
    you: () => 'Wähle, was du tust: Bau, Einsatz, Ausbau oder Forschung.',
    other: (name) => `${name} wählt eine Spalte.`,
  },
  act: {
    you: ({ column }) =>
      column === '' ? 'Beende deinen Zug.' : `${AIMS[column]} – oder beende deinen Zug.`,
    other: (name) => `${name} handelt.`,
  },
  passing: {
    you: () => 'Hier sind schon zwei Schiffe: Dein Schiff muss weitersegeln.',
    other: (name) => `${name} segelt weiter.`,
  },
  pay: {
    you: ({ left, action }) => `Zahle ${ofAny(left)}${action ? (PAID[action.type] ?? '') : ''}.`,
    other: (name) => `${name} zahlt.`,
  },
  slot: {
    you: ({ token }) => `Wähle ein Fach für ${tokenText(token)}.`,
    other: (name) => `${name} wählt ein Fach für ein Ausbauteil.`,
  },
  return: {
    you: () => 'Wähle den Hafen, in den dein Schiff zurückkehrt.',
    other: (name) => `${name} wählt einen Hafen für die Rückkehr.`,
  },
  convert: {
    you: ({ left }) =>
      left === 1
        ? 'Eine Leiste ist voll: Wähle, was du für zwei vom Überschuss bekommst.'
        : `Eine Leiste ist voll: Wähle ${left} andere Ressourcen, jede für zwei vom Überschuss.`,
    other: (name) => `${name} tauscht den Überschuss einer vollen Leiste.`,
  },
  setAside: {
    you: () => 'Wähle einen Marker der Auslage, der das Spiel verlässt.',
    other: (name) => `${name} entfernt einen Marker.`,
  },
  lower: {
    you: () => 'Wähle die Auszeichnung, die 1 weniger wert wird.',
    other: (name) => `${name} senkt eine Auszeichnung.`,
  },
  lock: {
    you: () => 'Wähle den Fisch, den ein fremdes Schiff sperrt.',
    other: (name) => `${name} setzt ein fremdes Schiff.`,
  },
};
