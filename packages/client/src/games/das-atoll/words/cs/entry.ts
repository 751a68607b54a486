import type { DasEntryWords } from '../../entry.ts';

/** What the lobby says of Das Atoll before anything of it is loaded. */
export const entry: DasEntryWords = {
  tagline:
    'Osídli dva atoly, spoj je plavebními dráhami a obchoduj. Čtyři nebo pět hráčů, 90 minut.',
  options: {
    harbours: {
      label: 'Přístavy',
      hint: 'kde se směňuje za méně než čtyři karty',
      values: { all: 'všech jedenáct', base: 'devět, o něco těžší' },
    },
  },
};
