import type { Resource } from '../../cards/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { finderOf, placesOf } from '../neutral/names.ts';
import { plural } from '@atoll/engine/formats/fr';
import { de } from '@atoll/engine/french';

export const resources: Catalogue['resources'] = { chemical: 'chimie', marine: 'biologie marine', conservation: 'conservation', technology: 'technologie', money: 'argent' };

export const regions: Catalogue['regions'] = { 'north-pacific': 'Pacifique Nord', atlantic: 'Atlantique', 'south-pacific': 'Pacifique Sud', indian: 'Océan Indien', arctic: 'Arctique' };

export const columns: Catalogue['columns'] = { build: 'Construction', operation: 'Opération', upgrade: 'Amélioration', research: 'Recherche' };

export const awards: Catalogue['awards'] = { ...regions, 'world-wide': 'Monde entier' };

/** "4 de biologie marine", "1 d’argent" */
export const amount: Catalogue['amount'] = (resource, count) => `${count} ${de(resources[resource])}`;

/** "2 ressources au choix" */
export const ofAny = (count: number): string => `${count} ${plural(count, { one: 'ressource', other: 'ressources' })} au choix`;

export const tiles: Catalogue['tiles'] = {
  N1: 'Bocaccio',
  N2: 'Totoaba',
  N3: 'Anguille du Japon',
  N4: 'Bar géant',
  N5: 'Bahaba de Chine',
  N6: 'Esturgeon de Sakhaline',
  A1: 'Pocheteau gris',
  A2: 'Poisson-scie tident',
  A3: 'Ange de mer',
  A4: 'Mérou de Nassau',
  A5: 'Anguille d’Europe',
  A6: 'Esturgeon d’Europe',
  S1: 'Perroquet à bosse',
  S2: 'Requin-hâ',
  S3: 'Napoléon',
  S4: 'Raie manta océanique',
  S5: 'Demoiselle des Galápagos',
  S6: 'Poisson à mains tacheté',
  I1: 'Requin-baleine',
  I2: 'Hippocampe de Knysna',
  I3: 'Thon rouge du Sud',
  I4: 'Raie-requin',
  I5: 'Denté maculé',
  I6: 'Cœlacanthe',
  R1: 'Raie radiée',
  R2: 'Morue de l’Atlantique',
  R3: 'Requin pèlerin',
  R4: 'Requin du Groenland',
  R5: 'Grenadier de roche',
  R6: 'Esturgeon de Sibérie',
};

export const places = placesOf({ equatorial: { L01: 'Mourmansk', L10: 'Lisbonne' }, polar: { L01: 'Mourmansk', L10: 'Lisbonne' } });

const ONCE = { movement: 'Mouvement', rescue: 'Sauvetage', build: 'Construction', upgrade: 'Amélioration' } as const;

const gift = (resource: Resource | 'movement'): string => (resource === 'movement' ? '1 mouvement' : amount(resource, 1));

export const tokens: Catalogue['tokens'] = {
  instant: (given) => `un disque pour ${given}`,
  once: (effect, value) => `un ticket ${ONCE[effect]}${effect === 'movement' ? ` de ${value}` : ''}`,
  upgrade: (resource) => `une amélioration pour ${gift(resource)}`,
};

export const tokenAims: Catalogue['tokenAims'] = {
  instant: (given) => `Donne ${given} dès qu’on le prend.`,
  once: {
    movement: (value) => `À garder, et à utiliser une fois pendant votre tour\u202f: ${value} cases de mouvement.`,
    rescue: 'À garder, et à utiliser une fois pendant votre tour\u202f: un sauvetage de plus.',
    build: 'À garder, et à utiliser une fois pendant votre tour\u202f: une station ou un navire, à son prix.',
    upgrade: 'À garder, et à utiliser une fois pendant votre tour\u202f: installer des améliorations, la première gratuitement.',
  },
  upgrade: (resource) =>
    `À garder jusqu’à ce qu’une action d’amélioration la mette dans une colonne, où elle rapporte ${gift(resource)} chaque fois que vous utilisez celle-ci\u202f; ou à dépenser une fois pour ${gift(resource)}.`,
};

export const { placeName, tileName, tokenText, escalation } = finderOf({ places, tiles, tokens, amount });
