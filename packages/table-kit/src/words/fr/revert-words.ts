import { all, counted, plural } from '@atoll/engine/formats/fr';
import type { RevertWords } from '../load-table-words.ts';

const actions = { one: 'action', other: 'actions' };
const times = { one: 'fois', other: 'fois' };
const wouldNot = { one: 'ne compterait plus', other: 'ne compteraient plus' };

export const revert: RevertWords = {
  open: 'Demander à revenir en arrière',
  openHint: 'sur votre dernière décision définitive, si tout le monde est d’accord',
  openAlone: 'Revenir sur une décision définitive',
  openAloneHint: 'votre dernière\u202f; la feuille de score le dira',
  title: 'Revenir sur votre dernière décision définitive\u202f?',
  since: (count) => `À partir de cette décision, ${counted(count, actions)} ${plural(count, wouldNot)}. Les tirages sont refaits, pour que personne ne voie deux fois le même.`,
  asked: (names) => `Question posée ${all(names.map((name) => `à ${name}`))}, une seule fois. La décision est annulée si tout le monde est d’accord.`,
  alone: 'Seuls des bots jouent avec vous\u202f: il ne faut l’accord de personne. Le journal et la feuille de score le diront.',
  seen: 'Ce que quelqu’un a vu entre-temps reste vu.',
  ask: 'Demander',
  takeBack: 'Revenir en arrière',
  leave: 'Laisser',
  asks: (name, count) => `${name} demande à revenir sur une décision définitive\u202f: ${counted(count, actions)} ${plural(count, wouldNot)}, et les tirages seraient refaits.`,
  youAsk: (names) => `Vous demandez à revenir en arrière. On attend ${all(names)}.`,
  waiting: (name, names) => `${name} demande à revenir sur une décision. On attend ${all(names)}.`,
  agree: 'D’accord',
  refuse: 'Pas cette fois',
  withdraw: 'Finalement non',
  done: (name, agreed) =>
    agreed === 'agreed'
      ? `${name} a annulé une décision avec l’accord de tous. Les tirages faits depuis sont refaits.`
      : `${name} a annulé une décision, sans autre joueur que des bots. Les tirages faits depuis sont refaits.`,
  ended: 'Rien n’est annulé\u202f: il manquait un accord, ou la partie a continué.',
  putAway: 'Fermer',
  sheet: (each) =>
    `Après un tirage ou une révélation, ${all(each.map(({ name, count }) => `${name} a annulé une décision ${counted(count, times)}`))}, avec l’accord de tous. Les tirages ont été refaits.`,
  sheetAlone: (count) => `Décision annulée ${counted(count, times)} après un tirage ou une révélation, sans personne d’autre à consulter. Les tirages ont été refaits.`,
  refusals: {
    'nothing-to-revert': 'Il n’y a rien à annuler de cette façon.',
    'revert-open': 'Une demande est déjà en cours. Attendez la réponse.',
    'revert-asked': 'Vous avez déjà posé la question pour cette décision\u202f; une fois suffit.',
    'revert-gone': 'Cette demande n’est plus en cours.',
  },
};
