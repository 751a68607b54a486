import { all } from '@atoll/engine/formats/fr';
import type { StandInWords } from '../load-table-words.ts';

export const standIn: StandInWords = {
  propose: 'Proposer un bot',
  proposeOf: (name) => `Proposer qu’un bot joue pour ${name}`,
  asks: (by, name) => `${by} propose qu’un bot joue pour ${name}, qui peut reprendre sa place à tout moment.`,
  youPropose: (name, names) => `Vous proposez qu’un bot joue pour ${name}. On attend ${all(names)}.`,
  waiting: (by, name, names) => `${by} propose qu’un bot joue pour ${name}. On attend ${all(names)}.`,
  agree: 'D’accord',
  refuse: 'Plutôt attendre',
  withdraw: 'Finalement non',
  done: (name) => `Un bot joue pour ${name}.`,
  ended: (name) => `Aucun bot ne joue pour ${name}\u202f: il n’y a pas eu de majorité.`,
  putAway: 'Fermer',
  refusals: {
    'just-awaited': 'La partie n’attend cette personne que depuis un instant. Attendez un peu.',
    'not-awaited': 'Rien n’attend cette personne pour le moment.',
    'ask-others': 'Les autres à la table doivent être d’accord.',
    program: 'Un bot n’a pas à en décider.',
    'stand-in-open': 'Un bot est déjà proposé. Attendez la réponse.',
    'stand-in-asked': 'Cela vient d’être refusé. Vous pourrez le proposer dans quelques minutes.',
    'stand-in-gone': 'Cette proposition n’est plus en cours.',
  },
};
