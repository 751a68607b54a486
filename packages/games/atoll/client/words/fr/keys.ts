import type { keys as English } from '../en/keys.ts';

/** The action of every key at the table. */
export const keys: typeof English = [
  ['A C F K G P S B', 'ouvrir un type d’action, par la lettre sur son bouton'],
  ['X', 'passer'],
  ['E', 'vers ce qui peut se faire maintenant'],
  ['O', 'vers les offres'],
  ['R', 'vers votre récif'],
  ['V', 'vers le récif adverse suivant'],
  ['↑ ↓ ← →', 'parcourir un récif ou une offre'],
  ['Maj et ↑ ↓ ← →', 'déplacer la vue de votre récif'],
  ['0', 'tout le récif, ou la vue d’avant'],
  ['+ −', 'plus près ou plus loin'],
  ['Début', 'vers le Corail de base d’un récif'],
  ['Entrée, Espace', 'acheter, nourrir, activer, placer\u202f: ce que permet l’élément ciblé'],
  ['I', 'lire à voix haute la carte ciblée'],
  ['T', 'dire ce qui est demandé et ce que vous avez'],
  ['L', 'répéter le dernier message'],
  ['W', 'dire ce qui a changé depuis votre action'],
  ['H', 'conseil, si la table le permet'],
  [', .', 'reculer d’une action, ou avancer, pendant que la partie continue'],
  ['F1', 'les règles, à celle dont il est question'],
  ['Échap', 'laisser ce qui est à moitié fait, ou annuler l’action'],
  ['?', 'cette liste'],
];
