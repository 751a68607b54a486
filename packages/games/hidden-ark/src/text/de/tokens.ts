import type { Resource } from '../../cards/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { tokenTextOf } from '../neutral/tokens.ts';
import { amount, resources } from './words.ts';

const ONCE = { movement: 'Bewegungsticket', rescue: 'Rettungsticket', build: 'Bauticket', upgrade: 'Ausbauticket' } as const;

const gives = (resource: Resource | 'movement'): string => (resource === 'movement' ? '1 Bewegung' : `1 ${resources[resource]}`);

/** All are neuter, so that they are the same as a subject and as an object. */
export const tokens: Catalogue['tokens'] = {
  instant: (given) => `${given} sofort`,
  once: (effect, value) => `ein ${ONCE[effect]}${effect === 'movement' ? ` (${value})` : ''}`,
  upgrade: (resource) => `ein Ausbauteil für ${gives(resource)}`,
};

export const tokenAims: Catalogue['tokens'] = {
  instant: (given) => `Gibt ${given}, sobald der Marker genommen wird.`,
  once: (effect, value) =>
    ({
      movement: `Du behältst ihn und nutzt ihn einmal, jederzeit in deinem Zug: ${value} Felder Bewegung.`,
      rescue: 'Du behältst ihn und nutzt ihn einmal, jederzeit in deinem Zug: eine Rettung mehr.',
      build: 'Du behältst ihn und nutzt ihn einmal, jederzeit in deinem Zug: eine Station oder ein Schiff zum üblichen Preis.',
      upgrade: 'Du behältst ihn und nutzt ihn einmal, jederzeit in deinem Zug: Ausbauteile einbauen, das erste kostenlos.',
    })[effect],
  upgrade: (resource) =>
    `Du behältst es, bis du es mit einem Ausbau in eine Spalte setzt; dort bringt es ${gives(resource)}, sooft du diese Spalte nutzt. Oder du verbrauchst es einmal für ${gives(resource)}.`,
};

/** A token by its id, as part of a sentence. */
export const tokenText = tokenTextOf(tokens, amount);
