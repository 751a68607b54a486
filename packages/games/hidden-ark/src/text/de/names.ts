import type { Resource } from '../../cards/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { finderOf, placesOf } from '../neutral/names.ts';
import { counted } from '@atoll/engine/formats/de';

export const resources: Catalogue['resources'] = { chemical: 'Chemie', marine: 'Meeresbiologie', conservation: 'Naturschutz', technology: 'Technik', money: 'Geld' };

export const regions: Catalogue['regions'] = { 'north-pacific': 'Nordpazifik', atlantic: 'Atlantik', 'south-pacific': 'Südpazifik', indian: 'Indischer Ozean', arctic: 'Arktis' };

export const columns: Catalogue['columns'] = { build: 'Bau', operation: 'Einsatz', upgrade: 'Ausbau', research: 'Forschung' };

export const awards: Catalogue['awards'] = { ...regions, 'world-wide': 'Weltweit' };

export const amount: Catalogue['amount'] = (resource, count) => `${count} ${resources[resource]}`;

/** "2 beliebige Ressourcen" */
export const ofAny = (count: number): string => counted(count, { one: 'beliebige Ressource', other: 'beliebige Ressourcen' });

export const tiles: Catalogue['tiles'] = {
  N1: 'Bocaccio-Felsenfisch',
  N2: 'Totoaba',
  N3: 'Japanischer Aal',
  N4: 'Kalifornischer Riesenbarsch',
  N5: 'Chinesischer Bahaba',
  N6: 'Sachalin-Stör',
  A1: 'Glattrochen',
  A2: 'Kleinzahn-Sägerochen',
  A3: 'Meerengel',
  A4: 'Nassau-Zackenbarsch',
  A5: 'Europäischer Aal',
  A6: 'Europäischer Stör',
  S1: 'Büffelkopf-Papageifisch',
  S2: 'Hundshai',
  S3: 'Napoleonfisch',
  S4: 'Riesenmanta',
  S5: 'Galápagos-Riffbarsch',
  S6: 'Gefleckter Handfisch',
  I1: 'Walhai',
  I2: 'Knysna-Seepferdchen',
  I3: 'Südlicher Blauflossenthun',
  I4: 'Rundkopf-Geigenrochen',
  I5: 'Gewellte Meerbrasse',
  I6: 'Quastenflosser',
  R1: 'Sternrochen',
  R2: 'Kabeljau',
  R3: 'Riesenhai',
  R4: 'Grönlandhai',
  R5: 'Rundnasen-Grenadier',
  R6: 'Sibirischer Stör',
};

export const places = placesOf({ equatorial: { L05: 'Petropawlowsk', L10: 'Lissabon' }, polar: { L06: 'Hongkong', L10: 'Lissabon' } });

const ONCE = { movement: 'Bewegungsticket', rescue: 'Rettungsticket', build: 'Bauticket', upgrade: 'Ausbauticket' } as const;

const gives = (resource: Resource | 'movement'): string => (resource === 'movement' ? '1 Bewegung' : `1 ${resources[resource]}`);

/** All are neuter, so that they are the same as a subject and as an object. */
export const tokens: Catalogue['tokens'] = {
  instant: (given) => `${given} sofort`,
  once: (effect, value) => `ein ${ONCE[effect]}${effect === 'movement' ? ` (${value})` : ''}`,
  upgrade: (resource) => `ein Ausbauteil für ${gives(resource)}`,
};

export const tokenAims: Catalogue['tokenAims'] = {
  instant: (given) => `Gibt ${given}, sobald der Marker genommen wird.`,
  once: {
    movement: (value) => `Du behältst ihn und nutzt ihn einmal, jederzeit in deinem Zug: ${value} Felder Bewegung.`,
    rescue: 'Du behältst ihn und nutzt ihn einmal, jederzeit in deinem Zug: eine Rettung mehr.',
    build: 'Du behältst ihn und nutzt ihn einmal, jederzeit in deinem Zug: eine Station oder ein Schiff zum üblichen Preis.',
    upgrade: 'Du behältst ihn und nutzt ihn einmal, jederzeit in deinem Zug: Ausbauteile einbauen, das erste kostenlos.',
  },
  upgrade: (resource) =>
    `Du behältst es, bis du es mit einem Ausbau in eine Spalte setzt; dort bringt es ${gives(resource)}, sooft du diese Spalte nutzt. Oder du verbrauchst es einmal für ${gives(resource)}.`,
};

export const { placeName, tileName, tokenText, escalation } = finderOf({ places, tiles, tokens, amount });
