import type { Catalogue } from '../catalogue.ts';
import { finderOf, placesOf } from '../neutral/names.ts';
import { counted } from '@atoll/engine/formats/cs';

export const resources: Catalogue['resources'] = { chemical: 'chemie', marine: 'mořská biologie', conservation: 'ochrana přírody', technology: 'technologie', money: 'peníze' };

export const regions: Catalogue['regions'] = { 'north-pacific': 'Severní Pacifik', atlantic: 'Atlantik', 'south-pacific': 'Jižní Pacifik', indian: 'Indický oceán', arctic: 'Arktida' };

export const columns: Catalogue['columns'] = { build: 'Stavba', operation: 'Plavba', upgrade: 'Vylepšení', research: 'Výzkum' };

export const awards: Catalogue['awards'] = { ...regions, 'world-wide': 'Celý svět' };

const ACCUSATIVE: Catalogue['resources'] = { ...resources, chemical: 'chemii', marine: 'mořskou biologii', conservation: 'ochranu přírody', technology: 'technologii' };

/** "3× chemie" */
export const amount: Catalogue['amount'] = (resource, count) => `${count}× ${resources[resource]}`;

/** "3× chemii", after a verb. */
export const amountOf: Catalogue['amount'] = (resource, count) => `${count}× ${ACCUSATIVE[resource]}`;

/** "2 of any kind", as well after "pay". */
export const ofAny = (count: number): string => counted(count, { one: 'libovolný zdroj', few: 'libovolné zdroje', other: 'libovolných zdrojů' });

export const tiles: Catalogue['tiles'] = {
  N1: 'Okouník bocaccio',
  N2: 'Totoaba mexická',
  N3: 'Úhoř japonský',
  N4: 'Vrakoun obrovský',
  N5: 'Bahaba čínská',
  N6: 'Jeseter sachalinský',
  A1: 'Rejnok hladký',
  A2: 'Piloun mnohozubý',
  A3: 'Polorejnok křídlatý',
  A4: 'Kanic nassauský',
  A5: 'Úhoř říční',
  A6: 'Jeseter velký',
  S1: 'Ploskozubec hrbolatý',
  S2: 'Žralok psohlavý',
  S3: 'Pyskoun obrovský',
  S4: 'Manta obrovská',
  S5: 'Sapínek galapážský',
  S6: 'Rukoploutvec skvrnitý',
  I1: 'Žralok obrovský',
  I2: 'Koníček kapský',
  I3: 'Tuňák jižní',
  I4: 'Pilohřbet kulatohlavý',
  I5: 'Mořan vlnkovaný',
  I6: 'Latimérie podivná',
  R1: 'Rejnok paprsčitý',
  R2: 'Treska obecná',
  R3: 'Žralok veliký',
  R4: 'Žralok grónský',
  R5: 'Hlavoun tuponosý',
  R6: 'Jeseter sibiřský',
};

export const places = placesOf({
  equatorial: { L06: 'Jokohama', L10: 'Lisabon', L12: 'Akkra', L18: 'Bombaj' },
  polar: { L05: 'Jokohama', L06: 'Hongkong', L10: 'Lisabon', L11: 'Akkra', L18: 'Bombaj' },
});

const ONCE = { movement: 'pohybu', rescue: 'záchrany', build: 'stavby', upgrade: 'vylepšování' } as const;

/** Every name of a token is the same in nominative and accusative. */
export const tokens: Catalogue['tokens'] = {
  instant: (given) => `žeton ${given}`,
  once: (effect, value) => `žeton ${ONCE[effect]}${effect === 'movement' ? ` (${value})` : ''}`,
  upgrade: (resource) => `vylepšení (${resource === 'movement' ? '1 pohyb' : `1× ${resources[resource]}`})`,
};

export const tokenAims: Catalogue['tokenAims'] = {
  instant: (given) => `Jakmile ho vezmeš, hned přibude ${given}.`,
  once: {
    movement: (value) => `Necháš si ho a jednou použiješ kdykoli ve svém tahu: pohyb o ${counted(value, { one: 'pole', few: 'pole', other: 'polí' })}.`,
    rescue: 'Necháš si ho a jednou použiješ kdykoli ve svém tahu: jedna záchrana navíc.',
    build: 'Necháš si ho a jednou použiješ kdykoli ve svém tahu: jedna stanice nebo loď, za cenu.',
    upgrade: 'Necháš si ho a jednou použiješ kdykoli ve svém tahu: vlož vylepšení, první zdarma.',
  },
  upgrade: (resource) => {
    const gives = resource === 'movement' ? '1 pohyb' : amountOf(resource, 1);
    return `Necháš si ho, dokud ho vylepšováním nevložíš do sloupce, kde při každém použití sloupce přinese ${gives}; nebo ho jednou spotřebuješ na ${gives}.`;
  },
};

export const { placeName, tileName, tokenText, escalation } = finderOf({ places, tiles, tokens, amount });
