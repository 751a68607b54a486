import { all, plural } from '@atoll/engine/formats/en';
import type { Award, Column, Region, Resource } from '../../cards/index.ts';

export const resources = { chemical: 'chemistry', marine: 'marine biology', conservation: 'conservation', technology: 'technology', money: 'money' } as const satisfies Record<Resource, string>;

export const regions = { 'north-pacific': 'North Pacific', atlantic: 'Atlantic', 'south-pacific': 'South Pacific', indian: 'Indian Ocean', arctic: 'Arctic' } as const satisfies Record<Region, string>;

export const columns = { build: 'Build', operation: 'Operation', upgrade: 'Upgrade', research: 'Research' } as const satisfies Record<Column, string>;

export const awards = { ...regions, 'world-wide': 'World Wide' } as const satisfies Record<Award, string>;

export const amount = (resource: Resource, count: number): string => `${count} ${resources[resource]}`;

/** "2 of any kind" */
export const ofAny = (count: number): string => `${count} ${plural(count, { one: 'resource', other: 'resources' })} of any kind`;

export const price = (parts: readonly string[], any: number): string => all([...parts, ...(any > 0 ? [ofAny(any)] : [])]);

/** Capitalises the first letter, for the start of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
