import { all, counted, series, whole } from '@atoll/engine/formats/de';
import type { AtollWords } from '../atoll-locale.ts';

const LEVELS = ['', 'Niedrig', 'Mittel', 'Hoch'] as const;
const coins = { one: 'Münze', other: 'Münzen' };
const colonies = { one: 'Kolonie', other: 'Kolonien' };
const points = { one: 'Punkt', other: 'Punkte' };
const scales = { one: 'Fischschuppe', other: 'Fischschuppen' };

/** The table's texts for a person who does not see it. */
export const spoken: AtollWords['spoken'] = {
  regions: { status: 'Stand', offers: 'Auslagen', reef: 'Mein Riff', watched: 'Riffe', others: 'Riffe der anderen', resources: 'Vorrat', actions: 'Aktionen', log: 'Verlauf' },
  skip: 'Springen zu',
  reefOf: (name) => `Riff von ${name}`,
  reefHelp: 'Pfeiltasten führen über das Riff, Pos1 zur Grundkoralle, Enter handelt, I liest die Karte vor. Norden ist oben.',
  offerHelp: 'Pfeiltasten führen die Karten entlang, Enter handelt, I liest die Karte vor.',
  offers: { animals: 'Tiere', large: 'Große Fische', corals: 'Korallen' },
  sides: 'Leere Seiten für eine Kolonie',
  place: (east, south) => {
    const parts = [...(south === 0 ? [] : [`${Math.abs(south)} ${south < 0 ? 'Nord' : 'Süd'}`]), ...(east === 0 ? [] : [`${Math.abs(east)} ${east < 0 ? 'West' : 'Ost'}`])];
    return parts.length === 0 ? 'Mitte' : parts.join(' ');
  },
  row: (south) => (south === 0 ? 'Mittlere Reihe' : `Reihe ${Math.abs(south)} ${south < 0 ? 'Nord' : 'Süd'}`),
  water: 'offenes Wasser',
  free: (card) => (card === '' ? 'leeres Feld' : `leeres Feld: ${card}`),
  facing: (have, need) => `${have} von ${counted(need, { one: 'Kolonie blickt', other: 'Kolonien blicken' })} darauf`,
  price: (count) => counted(count, coins),
  needs: (count) => (count === 0 ? 'braucht keine Kolonien' : `braucht ${counted(count, colonies)}`),
  level: (level) => `Stufe ${LEVELS[level] ?? ''}`,
  worth: (count) => counted(count, points),
  fatigue: (tokens) => `${tokens} Erschöpfung`,
  symbiosis: (partner) => `in Symbiose: ${partner}`,
  polluted: 'verschmutzt',
  colonies: (sides) => {
    if (sides.length === 0) return 'keine Kolonien';
    return `${sides.length === 1 ? 'Kolonie' : 'Kolonien'} ${all(sides)}`;
  },
  leaving: 'geht bei der Erholung',
  can: (what) => `Enter: ${what.join(', oder ')}`,
  cannot: (why) => `Nicht jetzt: ${why}`,
  chosen: 'gewählt',
  suggested: 'empfohlen',
  takeOut: 'wieder herausnehmen',
  side: (coral, side) => `${coral}, ${side}seite`,
  points: (steps) => `Punkte ${series(steps.map(String))}.`,
  atTop: (count) => `Hoch zu erreichen bringt ${counted(count, scales)}.`,
  none: {
    buyAnimal: 'Du kannst kein Tier kaufen.',
    buyCoral: 'Du kannst keine Koralle kaufen.',
    feed: 'Du kannst kein Tier füttern.',
    useCoral: 'Du kannst keine Koralle nutzen.',
    grow: 'Keine Kolonie kann wachsen.',
    purify: 'Du kannst keine Verschmutzung entfernen.',
    sell: 'Kein Algenverkauf ist möglich.',
    bloom: 'Keine Algenblüte ist möglich.',
    pass: 'Du kannst nicht passen.',
  },
  resources: (name, own) => `${name}: ${series(own)}.`,
  holds: {
    points: (count) => counted(count, points),
    coins: (count) => counted(count, coins),
    plankton: (count) => `${count} Plankton`,
    scales: (count) => counted(count, scales),
    popularity: (count) => `${count} Beliebtheitsmarker`,
    pollution: (count) => counted(count, { one: 'Verschmutzung', other: 'Verschmutzungen' }),
    hunts: (ready, count) => `${ready} von ${counted(count, { one: 'Jagd', other: 'Jagden' })} bereit`,
  },
  live: {
    yourTurn: (sentence) => `Du bist am Zug. ${sentence}`,
    more: (count) => `Und ${count} weitere.`,
    nothing: 'Noch ist nichts geschehen.',
    unchanged: 'Seit deinem Zug hat sich nichts geändert.',
    since: 'Seit deinem Zug:',
    over: 'Die Partie ist vorbei.',
  },
  holdings: { points: 'Punkte', coin: 'Münzen', plankton: 'Plankton', scale: 'Fischschuppen', popularity: 'Beliebtheit', pollution: 'Verschmutzung', hunt: 'Jagden' },
  change: (what, { from, least, most }) => `${what} von ${whole(from)} auf ${least === most ? whole(least) : `${whole(least)} bis ${whole(most)}`}`,
  then: (changes) => `Das ergibt: ${all(changes)}.`,
  keys: 'Tasten',
};
