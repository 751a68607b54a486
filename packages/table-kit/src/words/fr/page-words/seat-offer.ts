import { all } from '@atoll/engine/formats/fr';
import { de } from '@atoll/engine/french';
import type { SeatOfferWords } from '../../load-page-words.ts';

export const seatOffer: SeatOfferWords = {
  open: (name) => `Donner la place ${de(name)} à quelqu’un d’autre`,
  openHint: 'Si toutes les personnes présentes sont d’accord, un lien permet à quelqu’un d’autre de prendre la place et de continuer. Si la personne revient avant, le lien ne vaut plus.',
  asks: (by, name) => `${by} propose de donner la place ${de(name)} à quelqu’un d’autre, avec ses cartes et pour de bon.`,
  youPropose: (name, names) => `Vous proposez de donner la place ${de(name)} à quelqu’un d’autre. On attend ${all(names)}.`,
  waiting: (by, name, names) => `${by} propose de donner la place ${de(name)} à quelqu’un d’autre. On attend ${all(names)}.`,
  agree: 'D’accord',
  refuse: 'Plutôt pas',
  withdraw: 'Finalement non',
  agreed: (name, until) => `La place ${de(name)} est libre pour quelqu’un d’autre jusqu’au ${until}. Le lien sert une seule fois.`,
  copy: 'Copier le lien',
  end: 'Retirer le lien',
  taken: (name) => `${name} a pris la place.`,
  ended: (name) => `La place ${de(name)} n’est plus proposée.`,
  putAway: 'Fermer',
  page: 'Une place pour vous',
  lead: 'Il manque quelqu’un à cette partie, et les autres vous donnent sa place. Vous la prenez telle qu’elle est et vous continuez.',
  take: 'Prendre la place',
  mine: 'Vous avez déjà une place dans cette partie.',
  toMine: 'Aller à votre place',
  gone: 'Ce lien ne mène plus à rien',
  goneText: 'Il a servi ou a été retiré, son temps est passé, ou la personne est revenue. Vous pouvez regarder la partie.',
  given: 'Quelqu’un d’autre joue à votre place',
  givenText: 'Votre absence a duré, et les autres ont décidé ensemble de donner votre place. Vous pouvez encore regarder.',
  refusals: {
    'just-awaited': 'La partie n’attend cette personne que depuis un instant. Attendez un peu.',
    'not-awaited': 'Rien n’attend cette personne pour le moment.',
    'ask-others': 'Les autres à la table doivent d’abord être d’accord.',
    program: 'Un bot n’a pas à en décider.',
    'offer-open': 'Une autre place est déjà proposée. Attendez que cela se termine.',
    'offer-asked': 'Cela vient d’être refusé. Vous pourrez le proposer dans quelques minutes.',
    'offer-gone': 'Cette place n’est plus proposée.',
  },
};
