import type { entry as English } from '../en/entry.ts';

export const entry: typeof English = {
  aim: 'Osídlit a obchodovat',
  tagline: 'Osídli dva atoly, spoj je plavebními dráhami a obchoduj. Vyhrává 12 bodů, nebo nejvíc bodů po 36 kolech. Čtyři nebo pět hráčů, 90 minut.',
  learn: 'Hraješ Das Atoll poprvé? Nauč se ho v první partii za deset minut.',
  options: {
    harbours: { label: 'Přístavy', hint: 'kde se směňuje za méně než čtyři karty', values: { all: 'všech jedenáct', base: 'devět, o něco těžší' } },
    start: { label: 'Kdo začíná', hint: 'v odvetě se střídáte', values: { throw: 'rozhodne hod', seat: 'první místo' } },
  },
};
