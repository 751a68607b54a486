import { counted } from '@atoll/engine/formats/cs';
import type { RecoveryWords } from '../load-page-words.ts';

const matches = { one: 'partie', few: 'partie', other: 'partií' };

export const recovery: RecoveryWords = {
  about: 'Dvanáct slov ti vrátí partie na kterémkoli zařízení, bez účtu. Prohlížeč jimi tvoje místa zašifruje a uloží je na tento server, který je přečíst neumí.',
  make: 'Vytvořit slova',
  yours: 'Tvoje slova',
  keep: 'Opiš si je v tomto pořadí. Kdo je má, může hrát na tvých místech; bez nich ti partie nevrátí nikdo, ani správce serveru.',
  copy: 'Kopírovat slova',
  kept: (count) => `Pod těmito slovy: ${counted(count, matches)}.`,
  end: 'Ukončit na tomto zařízení',
  endHint: 'Tvoje partie tu zůstanou a zůstanou i uložené pod těmito slovy, jak jsou teď.',
  have: 'Slova už mám',
  field: 'Tvých dvanáct slov',
  bring: 'Vrátit moje partie',
  brought: (count) => (count === 0 ? 'Pod těmito slovy zatím nic uloženo není.' : `Na tomto zařízení: ${counted(count, matches)}.`),
  wrong: 'To není dvanáct slov, jaká se tu vytvářejí. Není v některém překlep?',
  broken: 'Co je pod těmito slovy uložené, se nedá otevřít. Změnil to někdo jiný.',
  busy: 'Uložená data právě mění jiné zařízení. Zkus to znovu.',
  lostSeat: 'Patří jedno z těchto míst tobě? Vrať si ho svými slovy, nebo otevři odkaz na své místo z jiného zařízení.',
  askHost: (host: string) => `Nemáš ani jedno? Zeptej se správce stolu: ${host}.`,
  onlyWatch: 'Jen se dívám',
};
