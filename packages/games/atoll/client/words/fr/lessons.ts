import type { AtollLessons } from '../atoll-locale.ts';

/** The lesson for each kind of prompt, in one or two short sentences. */
export const lessons: AtollLessons = {
  turn: 'Un tour est une action. Pour bien commencer\u202f: achetez un corail, puis un animal qui convient à ses colonies, et nourrissez-le plus tard.',
  cell: 'Les cases marquées d’un plus conviennent\u202f: un corail touche le coin d’un des vôtres, un animal demande des colonies qui donnent sur sa case.',
  payment: 'Des écailles peuvent compléter le paiement, mais chaque écaille gardée vaut un point à la fin.',
  branch: 'Cet animal peut être nourri de plusieurs façons\u202f; vous ne payez que celle que vous choisissez.',
  prey: 'Votre proie descend d’un niveau et, du niveau bas, quitte votre récif. Avec une Chasse, vous pouvez plutôt désigner un animal ailleurs, qui ne perd rien.',
  ownPrey: 'Votre proie descend d’un niveau\u202f; si elle était au niveau bas, elle quitte votre récif.',
  partner: 'Le partenaire de Symbiose peut monter aussi, gratuitement et sans Fatigue.',
  pollute: 'Un corail pollué ne fonctionne pas et coûte un point\u202f: choisissez celui dont vous avez le moins besoin.',
  clean: 'Un corail fonctionne de nouveau dès que sa pollution a disparu.',
  raise: 'Un niveau rapporte les points qui y sont imprimés, et le niveau haut rapporte en plus des écailles.',
  reduce: 'L’animal descend d’un niveau\u202f; s’il était au niveau bas, il quitte votre récif.',
  rest: 'Un animal sans Fatigue peut être nourri de nouveau pendant cette manche.',
  tire: 'Un animal qui porte une Fatigue ne peut pas être nourri avant que la Récupération ne la retire.',
  colony: 'Les colonies font de la place aux animaux, et toutes rapportent du plancton à la Récupération.',
  again: 'Vous pouvez le faire encore une fois, ou vous arrêter ici.',
  oneOf: 'Une seule de ces possibilités se réalise.',
  sale: 'Quatre planctons font une pièce\u202f; gardez ce qu’il vous faut pour nourrir et pour la croissance.',
  bloom: 'Chaque corail que vous polluez rapporte du plancton, mais ne fonctionne plus tant que sa pollution est là.',
  purify: 'Commencez par le corail qui doit fonctionner de nouveau.',
  income: 'Les Touristes rapportent plus de pièces et une pollution\u202f; les Scientifiques en rapportent moins et ne polluent pas.',
  discard: 'Les cartes que vous désignez sont remplacées\u202f; toutes les autres restent dans l’offre.',
};
