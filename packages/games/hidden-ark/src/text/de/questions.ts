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
  you: {
    none: () => 'Die Partie ist vorbei.',
    place: () => 'Setze deine erste Station mit einem Schiff an einen freien Ort.',
    take: ({ left }) => (left > 1 ? `Nimm ${left} Marker, jeden aus der Auslage oder verdeckt aus dem Vorrat.` : 'Nimm einen Marker aus der Auslage oder einen verdeckten aus dem Vorrat.'),
    column: () => 'Wähle, was du tust: Bau, Einsatz, Ausbau oder Forschung.',
    act: ({ column }) => (column === '' ? 'Beende deinen Zug.' : `${AIMS[column]} – oder beende deinen Zug.`),
    passing: () => 'Hier sind schon zwei Schiffe: Dein Schiff muss weitersegeln.',
    pay: ({ left, action }) => `Zahle ${ofAny(left)}${action ? (PAID[action.type] ?? '') : ''}.`,
    slot: ({ token }) => `Wähle ein Fach für ${tokenText(token)}.`,
    return: () => 'Wähle den Hafen, in den dein Schiff zurückkehrt.',
    convert: ({ left }) =>
      left === 1 ? 'Eine Leiste ist voll: Wähle, was du für zwei vom Überschuss bekommst.' : `Eine Leiste ist voll: Wähle ${left} andere Ressourcen, jede für zwei vom Überschuss.`,
    setAside: () => 'Wähle einen Marker der Auslage, der das Spiel verlässt.',
    lower: () => 'Wähle die Auszeichnung, die 1 weniger wert wird.',
    lock: () => 'Wähle den Fisch, den ein fremdes Schiff sperrt.',
  },
  other: {
    none: () => 'Die Partie ist vorbei.',
    place: (name) => `${name} setzt eine erste Station.`,
    take: (name) => `${name} nimmt einen Marker.`,
    column: (name) => `${name} wählt eine Spalte.`,
    act: (name) => `${name} handelt.`,
    passing: (name) => `${name} segelt weiter.`,
    pay: (name) => `${name} zahlt.`,
    slot: (name) => `${name} wählt ein Fach für ein Ausbauteil.`,
    return: (name) => `${name} wählt einen Hafen für die Rückkehr.`,
    convert: (name) => `${name} tauscht den Überschuss einer vollen Leiste.`,
    setAside: (name) => `${name} entfernt einen Marker.`,
    lower: (name) => `${name} senkt eine Auszeichnung.`,
    lock: (name) => `${name} setzt ein fremdes Schiff.`,
  },
};
