import type { lessons as English } from '../en/lessons.ts';

/** The lesson for each kind of prompt, for a person who meets it for the first time. */
export const lessons: typeof English = {
  settle: 'Die Pünktchen auf einem Zahlenchip sagen, wie oft er gewürfelt wird. Ecken mit vielen Pünktchen und verschiedenem Land bringen am meisten.',
  'first-piece': 'Schiffe beginnen Fahrrinnen zum anderen Atoll, Straßen führen an der Küste entlang.',
  roll: 'Jedes Feld mit der Summe der Würfel bringt den Gebäuden an seinen Ecken Karten.',
  main: 'Angebote gehen an alle zugleich und halten niemanden auf. Vier gleiche Karten tauscht die Bank gegen eine beliebige, an Häfen genügen weniger.',
  discard: 'Behalte, was dein nächster Bau kostet.',
  robber: 'Das Feld des Räubers bringt nichts. Danach segelt der Pirat die Meerenge entlang und bestiehlt dort ein Schiff.',
  answer: 'Du kannst Ja oder Nein sagen oder etwas anderes anbieten. Wenn du nichts sagst, hält das niemanden auf.',
  special: 'Zu fünft dürfen nach jedem Zug alle bauen, damit volle Hände nicht auf eine Sieben warten.',
};
