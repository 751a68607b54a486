import { describe, expect, test } from '@jest/globals';
import { animalCard, animals, basicCoral, corals, events } from '../src/cards/index.ts';
import type { AtollEvent } from '../src/event.ts';
import { loadText, phraseText } from '../src/text/index.ts';
import { cardGenders } from '../src/text/de/card-genders.ts';
import { ofTheCard, theCard, theCardDative, theCardObject } from '../src/text/de/cases.ts';

const text = await loadText('de');
const names = ['Mira', 'Jonas'];
const said = (event: AtollEvent): string => phraseText(text.eventPhrase(event, names));
const everyCard = [...animals, basicCoral, ...corals, ...events].map(({ id }) => id);

describe('German card names', () => {
  test('have a gender each', () => {
    expect(Object.keys(cardGenders).sort()).toEqual([...everyCard].sort());
  });

  test.each([
    [
      'blue-sea-star',
      'der Blaue Seestern',
      'den Blauen Seestern',
      'dem Blauen Seestern',
      'des Blauen Seesterns',
    ],
    ['day-octopus', 'der Tagkrake', 'den Tagkraken', 'dem Tagkraken', 'des Tagkraken'],
    ['star-polyps', 'der Sternpolyp', 'den Sternpolypen', 'dem Sternpolypen', 'des Sternpolypen'],
    [
      'tiger-pistol-shrimp',
      'der Tiger-Knallkrebs',
      'den Tiger-Knallkrebs',
      'dem Tiger-Knallkrebs',
      'des Tiger-Knallkrebses',
    ],
    [
      'ocellaris-clownfish',
      'der Ocellaris-Clownfisch',
      'den Ocellaris-Clownfisch',
      'dem Ocellaris-Clownfisch',
      'des Ocellaris-Clownfisches',
    ],
    ['venus-sea-fan', 'der Venusfächer', 'den Venusfächer', 'dem Venusfächer', 'des Venusfächers'],
    [
      'black-sun-coral',
      'die Schwarze Kelchkoralle',
      'die Schwarze Kelchkoralle',
      'der Schwarzen Kelchkoralle',
      'der Schwarzen Kelchkoralle',
    ],
    [
      'lined-seahorse',
      'das Linierte Seepferdchen',
      'das Linierte Seepferdchen',
      'dem Linierten Seepferdchen',
      'des Linierten Seepferdchens',
    ],
    [
      'shifting-currents',
      'die Wechselnden Strömungen',
      'die Wechselnden Strömungen',
      'den Wechselnden Strömungen',
      'der Wechselnden Strömungen',
    ],
  ])('%s in every case', (card, ...cases) => {
    const forms = [theCard, theCardObject, theCardDative, ofTheCard];
    expect(forms.map((form) => phraseText(form(card)))).toEqual(cases);
  });
});

test('the German log names cards with their articles', () => {
  const harlequin = 'harlequin-shrimp';
  expect(
    [
      { type: 'animalPlaced', seat: 0, card: 'blue-sea-star', x: 0, y: 0 },
      { type: 'wentExtinct', seat: 0, card: harlequin, plankton: 0 },
      { type: 'colonyPlaced', seat: 0, card: 'black-sun-coral', side: 'S' },
      { type: 'hunted', seat: 0, card: 'day-octopus', owner: 1 },
      { type: 'polluted', seat: 1, card: 'venus-sea-fan' },
      { type: 'offerRefilled', offer: 'animals', card: 'lined-seahorse' },
      { type: 'offerDiscarded', offer: 'animals', cards: [harlequin, 'day-octopus'] },
    ].map((event) => said(event as AtollEvent)),
  ).toEqual([
    'Mira kauft den Blauen Seestern.',
    'Bei Mira stirbt die Harlekingarnele aus.',
    'Mira setzt eine Kolonie an die Südseite der Schwarzen Kelchkoralle.',
    'Mira jagt den Tagkraken bei Jonas.',
    'Bei Jonas erhält der Venusfächer eine Verschmutzung.',
    'Das Linierte Seepferdchen kommt in die Tierauslage.',
    'Die Harlekingarnele und der Tagkrake verlassen die Tierauslage.',
  ]);
});

test.each([
  ['blue-line-grouper', 'Senke 1 Kleinen Fisch oder 1 Krebstier um eine Stufe.'],
  ['bluespotted-ray', 'Zahle 2 Plankton, oder senke 1 Muschel oder 1 Krebstier um eine Stufe.'],
  ['humphead-wrasse', 'Senke 1 Seestern, 1 Muschel oder 1 Krebstier um eine Stufe.'],
  [
    'giant-moray',
    'Für Stufe Mittel: Senke 1 Fisch um eine Stufe. Für Stufe Hoch: Senke 1 Mittleren Fisch oder 1 Kopffüßer um eine Stufe.',
  ],
])('the German verb stands around all prey of %s', (card, feeding) => {
  expect(phraseText(text.feedPhrase(animalCard(card)))).toBe(feeding);
});
