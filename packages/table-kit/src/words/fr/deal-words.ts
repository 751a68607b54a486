import { counted, whole } from '@atoll/engine/formats/fr';
import type { DealWords } from '../load-replay-words.ts';

const pointsOf = (total: number): string => counted(total, { one: 'point', other: 'points' });

export const deal: DealWords = {
  play: 'Jouer la même donne',
  title: 'La même donne, encore une fois',
  about: 'Une nouvelle partie commence avec la graine d’une partie terminée\u202f: les mêmes cartes, tuiles et dés arrivent, tant qu’ils sont tirés dans le même ordre.',
  known: 'Qui a vu cette partie peut savoir ce qui arrive. La nouvelle est donc signalée comme donne répétée à toute la table, et ses tirages ne sont jamais dits équitables.',
  seats: (count) => counted(count, { one: 'place', other: 'places' }),
  seat: 'Votre place',
  seatOf: (seat) => `Place ${whole(seat)}`,
  bots: 'Jouer contre des bots',
  alone: 'Jouer en solo',
  botsHint: 'Contre des bots, vous jouez dans ce navigateur\u202f; la partie reste sur cet appareil.',
  friends: 'Jouer à plusieurs',
  friendsHint: 'À plusieurs, une table privée s’ouvre et vous y invitez qui vous voulez.',
  onlyHere: 'Cette partie ne vient pas du serveur\u202f: sa donne ne peut se jouer que dans ce navigateur.',
  otherRules: 'Elle a été jouée selon des règles qui ne servent plus\u202f: aujourd’hui, la même graine donnerait autre chose.',
  link: 'Copier un lien vers cette donne',
  note: 'Donne répétée\u202f: elle a déjà été jouée dans une autre partie.',
  draws:
    'Cette partie répète la donne d’une autre. Sa graine était connue avant qu’elle commence\u202f: rien ici ne montre que les tirages étaient équitables. Il a seulement été vérifié qu’ils découlent de la graine.',
  first: 'La première partie',
  compare: 'Comparer',
  compareTitle: 'Comparée à la première partie',
  compareSeat: 'Place comparée',
  compareEnd: 'Ne plus comparer',
  searching: 'Recherche de la première partie…',
  missing: 'La première partie n’est ni sur ce serveur ni sur cet appareil. Son fichier suffit.',
  otherDeal: 'Ce fichier contient une partie d’une autre donne.',
  unreadable: 'Ce fichier ne peut pas être lu.',
  choose: 'Choisir son fichier',
  here: 'Cette partie',
  there: 'Première partie',
  turn: (turn) => `Tour ${whole(turn)}`,
  noTurn: 'Cette place n’a pas encore joué.',
  noSuchTurn: 'Ce tour n’y a pas eu lieu.',
  sofar: (total) => `${pointsOf(total)} jusqu’ici`,
  final: (total) => `${pointsOf(total)} à la fin`,
  line: 'Points de la place comparée dans les deux parties jusqu’ici\u202f: trait plein pour celle-ci, pointillé pour la première',
};
