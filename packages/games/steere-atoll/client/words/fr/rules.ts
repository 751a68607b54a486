import type { rules as english } from '../en/rules.ts';

/** The words of the rules with an icon, and the texts below their pictures. */
export const rules: typeof english = {
  icons: { 'black-stone': ['les noirs commencent', 'noir commence'], 'white-stone': ['joue les blancs', 'joue blanc'] },
  won: 'Le petit plateau à la fin d’une courte partie. Les pierres sombres, celles des noirs, vont sans interruption de l’ouest à l’est\u202f: les noirs ont gagné.',
};
