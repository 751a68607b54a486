import { all, plural } from '@atoll/engine/formats/fr';
import { de } from '@atoll/engine/french';
import type { Award, Column, Region, Resource } from '../../cards/index.ts';

export const resources: Readonly<Record<Resource, string>> = { chemical: 'chimie', marine: 'biologie marine', conservation: 'conservation', technology: 'technologie', money: 'argent' };

export const regions: Readonly<Record<Region, string>> = { 'north-pacific': 'Pacifique Nord', atlantic: 'Atlantique', 'south-pacific': 'Pacifique Sud', indian: 'Océan Indien', arctic: 'Arctique' };

export const columns: Readonly<Record<Column, string>> = { build: 'Construction', operation: 'Opération', upgrade: 'Amélioration', research: 'Recherche' };

export const awards: Readonly<Record<Award, string>> = { ...regions, 'world-wide': 'Monde entier' };

/** "4 de biologie marine", "1 d’argent" */
export const amount = (resource: Resource, count: number): string => `${count} ${de(resources[resource])}`;

/** "2 ressources au choix" */
export const ofAny = (count: number): string => `${count} ${plural(count, { one: 'ressource', other: 'ressources' })} au choix`;

export const price = (parts: readonly string[], any: number): string => all([...parts, ...(any > 0 ? [ofAny(any)] : [])]);
