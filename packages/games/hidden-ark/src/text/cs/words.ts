import { all, counted } from '@atoll/engine/formats/cs';
import type { Resource } from '../../cards/index.ts';
import type { Catalogue } from '../catalogue.ts';

export const resources: Catalogue['resources'] = { chemical: 'chemie', marine: 'mořská biologie', conservation: 'ochrana přírody', technology: 'technologie', money: 'peníze' };

export const regions: Catalogue['regions'] = { 'north-pacific': 'Severní Pacifik', atlantic: 'Atlantik', 'south-pacific': 'Jižní Pacifik', indian: 'Indický oceán', arctic: 'Arktida' };

export const columns: Catalogue['columns'] = { build: 'Stavba', operation: 'Plavba', upgrade: 'Vylepšení', research: 'Výzkum' };

export const awards: Catalogue['awards'] = { ...regions, 'world-wide': 'Celý svět' };

const ACCUSATIVE: Catalogue['resources'] = { ...resources, chemical: 'chemii', marine: 'mořskou biologii', conservation: 'ochranu přírody', technology: 'technologii' };

/** "3× chemie" */
export const amount = (resource: Resource, count: number): string => `${count}× ${resources[resource]}`;

/** "3× chemii", after a verb. */
export const amountOf = (resource: Resource, count: number): string => `${count}× ${ACCUSATIVE[resource]}`;

/** "2 of any kind", as well after "pay". */
export const ofAny = (count: number): string => counted(count, { one: 'libovolný zdroj', few: 'libovolné zdroje', other: 'libovolných zdrojů' });

export const price = (parts: readonly string[], any: number): string => all([...parts, ...(any > 0 ? [ofAny(any)] : [])]);
