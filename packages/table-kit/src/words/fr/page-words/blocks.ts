import type { BlockWords } from '../../load-page-words.ts';

export const blocks: BlockWords = {
  open: 'Bloquer quelqu’un',
  openHint: 'pour ne plus vous rencontrer aux tables publiques',
  about:
    'Vous et la personne que vous bloquez ne voyez plus vos tables publiques respectives, et ne pouvez plus vous asseoir ensemble à l’une d’elles. La partie en cours continue. Personne n’en est averti.',
  friends: 'Par un lien d’invitation, vous vous rencontrez encore. Le blocage vaut pour le navigateur où joue l’autre personne.',
  block: 'Bloquer',
  blockOf: (name) => `Bloquer ${name}`,
  isBlocked: 'blocage actif',
  done: (name) => `Vous avez bloqué ${name}. Vous pouvez y mettre fin dans les réglages.`,
  title: 'Personnes bloquées',
  nobody: 'Personne. Le menu d’une table où vous vous rencontrez permet de bloquer quelqu’un.',
  since: (day) => `depuis le ${day}`,
  end: 'Débloquer',
  endOf: (name) => `Débloquer ${name}`,
  ended: (name) => `Vous ne bloquez plus ${name}.`,
  refusals: {
    'not-seated': 'Il faut une place dans cette partie pour y bloquer quelqu’un.',
    'no-player': 'Impossible de bloquer cette personne\u202f: elle joue aussi dans ce navigateur, ou dans un autre que le serveur ne connaît pas.',
    'too-many-blocks': 'Vous ne pouvez pas bloquer plus de personnes. Débloquez d’abord quelqu’un dans les réglages.',
    'unknown-block': 'Cette personne n’était plus bloquée.',
  },
};
