import { counted } from '@atoll/engine/formats/de';
import type { AtollWords } from '../atoll-locale.ts';

/** The texts of a Recovery's sheet. */
export const recovery: AtollWords['recovery'] = {
  title: (round) => `Nach Runde ${round}`,
  close: 'Weiter',
  steps: { event: (name) => `Ereignis: ${name}`, income: 'Einkommen', fatigue: 'Erschöpfung', plankton: 'Plankton', offers: 'Auslagen', starter: 'Startperson' },
  noEffect: { immediate: 'Es hat nichts geändert.', persistent: 'Es ist jetzt in Kraft.' },
  barred: 'Keine Wahl: ',
  fatigue: (name, count) => {
    if (count === 0) return `${name}: Keine Karte war erschöpft.`;
    return count === 1 ? `${name}: Von einer Karte geht 1 Erschöpfung weg.` : `${name}: Von ${count} Karten geht je 1 Erschöpfung weg.`;
  },
  plankton: (name, { colonies, plankton }) => `${name}: ${counted(colonies, { one: 'Kolonie bringt', other: 'Kolonien bringen' })} ${plankton} Plankton.`,
  offer: { none: 'Keine Karte wurde ersetzt.', moved: (left, came) => [...left.cards, left.count === 1 ? ' geht; ' : ' gehen; ', ...came.cards, came.count === 1 ? ' kommt.' : ' kommen.'] },
  starts: (name, round) => `${name}: in Runde ${round} zuerst am Zug.`,
};
