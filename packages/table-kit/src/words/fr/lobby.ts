import { all, any, counted, whole } from '@atoll/engine/formats/fr';
import { de } from '@atoll/engine/french';
import type { Words } from '../locale.ts';
import { scores } from './after-match.ts';

const people = { one: 'personne', other: 'personnes' };
const points = { one: 'point', other: 'points' };

const recoveryUse = 'Douze mots de récupération suffisent à retrouver vos parties sur n’importe quel appareil.';

export const lobby: Words['lobby'] = {
  title: 'Accueil',
  create: 'Ouvrir une table',
  solo: 'Jouer en solo',
  bots: (bots) => (bots === 1 ? 'Contre un bot' : `Contre ${bots} bots`),
  side: 'Votre camp contre le bot',
  sides: ['Moi d’abord', 'Bot d’abord'],
  begins: 'Qui commence',
  lot: 'Au hasard',
  seats: 'Combien de bots jouent',
  skill: 'Niveau des bots',
  against: (bots) => counted(bots, { one: 'bot', other: 'bots' }),
  game: 'Jeu',
  join: 'Rejoindre',
  codeLabel: 'Rejoindre avec un code',
  codeHint: 'Six lettres ou chiffres. Vous pouvez coller le lien entier.',
  codeLength: 'Un code a six lettres ou chiffres, douze dans un lien.',
  codeStray: (signs, meant) => `Aucun code ne contient ${any(signs)}.${meant.length > 0 ? ` Peut-être fallait-il ${any(meant)}.` : ''}`,
  mine: 'Vos parties',
  resume: 'Continuer',
  look: 'Revoir',
  openFile: 'Ouvrir un fichier de partie',
  recovery: 'Mots de récupération',
  recoveryUse,
  forget: (code) => `Retirer ${code} de cette liste`,
  tables: 'Tables publiques',
  tablesNone: 'Aucune table publique n’est ouverte en ce moment. Ouvrez-en une, et elle apparaîtra ici.',
  tablesLost: 'La liste des tables n’est pas arrivée.',
  again: 'Réessayer',
  joinTable: (name) => `Rejoindre la table ${de(name)}`,
  watchTable: (name) => `Regarder la table ${de(name)}`,
  watch: 'Regarder',
  tableOf: (name) => `Table ${de(name)}`,
  open: (count) => (count === 0 ? 'toutes les places sont prises' : counted(count, { one: 'place libre', other: 'places libres' })),
  playing: 'en cours',
  with: (names) => `avec ${all(names)}`,
  over: 'terminée',
  settings: 'Réglages',
  learn: (game) => `Apprendre ${game}`,
  learnOn: (game) => `Continuer votre première partie ${de(game)}`,
  learnAway: (game) => `Ne plus proposer la leçon ${de(game)}`,
  how: 'Comment ça marche',
  howTo: [
    { icon: 'link', text: 'Ouvrez une table et envoyez son lien ou son code. Personne n’a besoin de compte.' },
    { icon: 'bot', text: 'Mettez des bots aux places qui restent libres, ou jouez en solo.' },
    { icon: 'eye', text: 'Vos amis peuvent regarder\u202f; les tables publiques sont ouvertes à tout le monde.' },
    { icon: 'clock', text: 'Partez et revenez quand vous voulez\u202f: la partie vous attend.' },
    { icon: 'lock', text: recoveryUse },
  ],
};

export const mine: Words['mine'] = {
  yourTurn: 'À vous',
  turnOf: (names) => `C’est ${all(names.map((name) => `à ${name}`))} de jouer`,
  waiting: (open) => `Attend ${counted(open, people)}`,
  ready: 'Prête à commencer',
  round: (round) => `Manche ${round}`,
  alone: 'En solo',
  told: 'avec notifications',
  won: 'Victoire',
  lost: 'Défaite',
  shared: 'Victoire partagée',
  wonTogether: 'Victoire commune',
  lostTogether: 'Défaite commune',
  came: (rank) => `${scores.rank(rank)} place`,
  against: (place, own, best) => `${place}, ${whole(own)} à ${whole(best)}`,
  points: (total) => counted(total, points),
  all: (count) => `Tout afficher (${count})`,
  resumeWith: (name) => `Continuer\u202f: ${name}`,
  lookAt: (name) => `Revoir\u202f: ${name}`,
};
