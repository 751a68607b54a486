import type { entry as English } from '../en/entry.ts';

export const entry: typeof English = {
  aim: 'Segeln, Fische retten',
  tagline: 'Befahre die Meere und rette Fische, die auszusterben drohen. Eine bis vier Personen, eine Stunde.',
  learn: 'Neu bei Hidden Ark? Lerne es in einer ersten Partie von zehn Minuten.',
  options: {
    cooperative: { label: 'Gemeinsam', hint: 'alle spielen für ein Ergebnis, und Fische werden schwerer zu retten', fixedHint: 'auch allein spielst du nach diesen Regeln' },
    side: { label: 'Karte', hint: 'die Welt entlang des Äquators oder von oben auf den Nordpol gesehen', values: { equatorial: 'Äquator', polar: 'Nordpol' } },
    discovery: { label: 'Entdeckung', hint: 'Fische liegen verdeckt, bis jemand nachsieht' },
    uphill: { label: 'Gegen den Strom', hint: 'du beginnst mit nichts, und Fische werden schwerer zu retten' },
    long: { label: 'Lange Partie', hint: 'die Karte wird einmal mehr aufgefüllt' },
  },
};
