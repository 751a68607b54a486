import { all, counted } from '@atoll/engine/formats/de';
import type { Award, Column, Region, Resource } from '../../cards/index.ts';

export const resources: Readonly<Record<Resource, string>> = { chemical: 'Chemie', marine: 'Meeresbiologie', conservation: 'Naturschutz', technology: 'Technik', money: 'Geld' };

export const regions: Readonly<Record<Region, string>> = { 'north-pacific': 'Nordpazifik', atlantic: 'Atlantik', 'south-pacific': 'Südpazifik', indian: 'Indischer Ozean', arctic: 'Arktis' };

export const columns: Readonly<Record<Column, string>> = { build: 'Bau', operation: 'Einsatz', upgrade: 'Ausbau', research: 'Forschung' };

export const awards: Readonly<Record<Award, string>> = { ...regions, 'world-wide': 'Weltweit' };

export const amount = (resource: Resource, count: number): string => `${count} ${resources[resource]}`;

/** "2 beliebige Ressourcen" */
export const ofAny = (count: number): string => counted(count, { one: 'beliebige Ressource', other: 'beliebige Ressourcen' });

export const price = (parts: readonly string[], any: number): string => all([...parts, ...(any > 0 ? [ofAny(any)] : [])]);
