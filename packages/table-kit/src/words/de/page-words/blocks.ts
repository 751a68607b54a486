import type { BlockWords } from '../../load-page-words.ts';

export const blocks: BlockWords = {
  open: 'Jemanden sperren',
  openHint: 'damit ihr euch an öffentlichen Tischen nicht mehr trefft',
  about:
    'Wen du sperrst, der sieht deine öffentlichen Tische nicht mehr und du seine nicht, und ihr könnt euch nicht mehr zusammen an einen setzen. Die Partie hier geht weiter. Niemand erfährt davon.',
  friends: 'Über einen Einladungslink trefft ihr euch weiterhin. Die Sperre gilt für den Browser, in dem die andere Person spielt.',
  block: 'Sperren',
  blockOf: (name) => `${name} sperren`,
  isBlocked: 'gesperrt',
  done: (name) => `${name} ist gesperrt. In den Einstellungen kannst du das aufheben.`,
  title: 'Gesperrte Personen',
  nobody: 'Niemand. Sperren kannst du im Menü eines Tisches, an dem ihr euch trefft.',
  since: (day) => `seit ${day}`,
  end: 'Entsperren',
  endOf: (name) => `${name} entsperren`,
  ended: (name) => `${name} ist nicht mehr gesperrt.`,
  refusals: {
    'not-seated': 'Nur wer in dieser Partie mitspielt, kann jemanden sperren.',
    'no-player': 'Diese Person lässt sich nicht sperren: Sie spielt auch in diesem Browser, oder in einem, den der Server nicht kennt.',
    'too-many-blocks': 'Mehr Sperren sind nicht möglich. Hebe erst eine in den Einstellungen auf.',
    'unknown-block': 'Diese Person war nicht mehr gesperrt.',
  },
};
