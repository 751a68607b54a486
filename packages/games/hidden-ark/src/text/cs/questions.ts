import type { ActionType } from '../../action.ts';
import type { Column } from '../../cards/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { tokenText } from './tokens.ts';
import { counted } from '@atoll/engine/formats/cs';
import { ofAny } from './words.ts';

const tokens = { one: 'žeton', few: 'žetony', other: 'žetonů' };
const others = { one: 'jiný zdroj', few: 'jiné zdroje', other: 'jiných zdrojů' };

/** The purpose of the payment. */
const PAID: Readonly<Partial<Record<ActionType, string>>> = {
  column: ' za stejný sloupec znovu',
  extend: ' za 1 pohyb navíc',
  exchange: ' a získej za to 1 jiný',
  station: ' místo toho, co na stanici chybí',
  launch: ' místo toho, co na loď chybí',
  rescue: ' místo toho, co na záchranu chybí',
  fit: ' místo toho, co na slot chybí',
};

/** The purpose of the column of the turn. */
const AIMS: Readonly<Record<Column, string>> = { build: 'Postav stanici nebo loď', operation: 'Pluj a zachraň rybu', upgrade: 'Vlož vylepšení', research: 'Zvyš své vědy' };

export const questions: Catalogue['questions'] = {
  you: {
    none: () => 'Partie skončila.',
    place: () => 'Polož první stanici s lodí na volnou lokaci.',
    take: ({ left }) => (left > 1 ? `Vezmi ${counted(left, tokens)}, každý z řady, nebo naslepo ze zásoby.` : 'Vezmi žeton z řady, nebo jeden naslepo ze zásoby.'),
    column: () => 'Vyber, co uděláš: stavbu, plavbu, vylepšení, nebo výzkum.',
    act: ({ column }) => (column === '' ? 'Můžeš ukončit tah.' : `${AIMS[column]}, nebo ukonči tah.`),
    passing: () => 'Jsou tu už dvě lodě: tvoje loď musí plout dál.',
    pay: ({ left, action }) => `Zaplať ${ofAny(left)}${action ? (PAID[action.type] ?? '') : ''}.`,
    slot: ({ token }) => `Vyber slot pro ${tokenText(token)}.`,
    return: () => 'Vyber přístav, do kterého se tvoje loď vrátí.',
    convert: ({ left }) => (left === 1 ? 'Stupnice je plná: vyber, v co se promění dva zdroje z přebytku.' : `Stupnice je plná: vyber ${counted(left, others)}, každý za dva z přebytku.`),
    setAside: () => 'Vyber žeton z řady, který opustí hru.',
    lower: () => 'Vyber ocenění, které bude mít o 1 bod méně.',
    lock: () => 'Vyber rybu, kterou zablokuje cizí loď.',
  },
  other: {
    none: () => 'Partie skončila.',
    place: (name) => `${name} pokládá první stanici.`,
    take: (name) => `${name} bere žeton.`,
    column: (name) => `${name} volí sloupec.`,
    act: (name) => `${name} je na tahu.`,
    passing: (name) => `${name} pluje dál.`,
    pay: (name) => `${name} platí.`,
    slot: (name) => `${name} volí slot pro vylepšení.`,
    return: (name) => `${name} volí přístav pro návrat.`,
    convert: (name) => `${name} mění, co se na plnou stupnici nevešlo.`,
    setAside: (name) => `${name} odstraňuje žeton.`,
    lower: (name) => `${name} snižuje ocenění.`,
    lock: (name) => `${name} umisťuje cizí loď.`,
  },
};
