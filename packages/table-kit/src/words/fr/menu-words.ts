import type { MenuWords } from '../load-table-words.ts';

interface Hints {
  readonly hints: (allowed: boolean) => string;
}

export const menu: Omit<MenuWords, 'hints'> & Hints = {
  tabs: 'Sections du menu',
  table: 'Cette table',
  groups: { reading: 'La partie', links: 'Liens', ending: 'Votre place et vos tours' },
  watchLinkHint: 'pour les amis qui veulent regarder',
  code: (code) => `Code ${code}`,
  hints: (allowed) => (allowed ? 'Conseils permis' : 'Pas de conseils'),
  settings: 'Réglages',
  watchLink: 'Copier le lien spectateur',
  seatLink: 'Copier le lien de ma place',
  seatLinkHint: 'ouvre votre place sur un autre appareil\u202f; gardez-le pour vous',
  seatQr: 'L’afficher en QR code',
  seatQrHide: 'Masquer le QR code',
  seatQrLabel: 'QR code qui ouvre ma place sur un autre appareil',
  replace: 'Changer le lien de ma place',
  replaceHint: 'si quelqu’un d’autre risque de l’avoir\u202f: l’ancien n’ouvre alors plus rien, sur aucun appareil',
  replaced: 'C’est fait. Seul ce navigateur ouvre votre place désormais\u202f; copiez le nouveau lien pour d’autres appareils.',
  rulesHint: 'de ce jeu, à côté de la table',
  lookBack: 'Revoir',
  lookBackHint: 'ce qui s’est passé avant, pendant que la partie continue',
  leave: 'Retour à l’accueil',
  leaveHint: 'La partie reste où elle en est. Vous la retrouvez à l’accueil, sous «\u202fVos parties\u202f».',

  concede: {
    open: 'Abandonner',
    openHint: 'pour de bon\u202f; pour vous absenter un moment, partez simplement',
    title: 'Abandonner cette partie\u202f?',
    ends: 'La partie se termine aussitôt, et elle est perdue pour vous. Personne ne peut revenir là-dessus.',
    playsOn: 'Un bot tient votre place jusqu’au bout, pour que les autres puissent finir. Elle ne vous sera pas rendue.',
    sure: 'Abandonner',
    back: 'Continuer',
  },

  standIn: {
    handOverOf: (name) => `Laisser un bot jouer pour ${name}`,
    away: (name) => `${name} n’est pas là et peut reprendre sa place à tout moment.`,
    forMe: 'Laisser un bot jouer pour moi',
    forMeHint: 'Vous pouvez regarder ou partir, et reprendre votre place à tout moment.',
  },
};
