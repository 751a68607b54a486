import type { ReasonWords } from '../neutral/reasons.ts';
import { icon, say } from '../phrase.ts';
import {
  coins,
  colonies,
  fatigue,
  filterWords,
  one,
  plankton,
  pollution,
  scales,
} from './words.ts';

export const refusals: ReasonWords = {
  noCell: () => say`Il n’y a pas de case vide à côté de vos coraux.`,
  noGoodCell: (need, best) =>
    say`Il faut ${need} ${colonies(need)} autour d’une case vide\u202f; la meilleure des vôtres en a ${best}.`,
  tooLittlePrey: () => say`Il n’y a pas assez de proies pour cet animal.`,
  noPrey: (need, prey) =>
    say`Il n’y a pas de proie pour cet animal\u202f: il lui faut ${need} ${filterWords(prey, need)}.`,
  unknownReason: () => say`Ce n’est pas possible maintenant.`,
  reasons: {
    over: () => say`La partie est terminée.`,
    'not-your-turn': () => say`Ce n’est pas à vous de jouer.`,
    'answer-pending': () => say`Répondez d’abord à la question.`,
    'nothing-pending': () =>
      say`Rien n’est demandé maintenant\u202f: choisissez une action ou passez.`,
    'not-an-option': () => say`Ce n’est pas une réponse à la question.`,
    'already-chosen': () => say`C’est déjà choisi.`,
    'too-expensive': ({ need, have }) =>
      say`Cela coûte ${need} ${coins(need)}\u202f; vous pouvez en payer ${have}, écailles comprises.`,
    'too-little-plankton': ({ need, have }) =>
      say`Cela coûte ${need} ${plankton(need)}\u202f; vous pouvez en payer ${have}, écailles comprises.`,
    'scales-out-of-range': ({ least, most }) =>
      say`Vous pouvez donner ici de ${least} à ${most} ${scales(most)}.`,
    'not-offered': () => say`Cette carte n’est pas dans une offre.`,
    'other-offer': () => say`Cette carte n’est pas dans l’offre en question.`,
    'not-yours': () => say`Cette carte n’est pas sur votre récif.`,
    'needs-animal': () => say`C’est un corail\u202f; il faut un animal.`,
    'needs-coral': () => say`C’est un animal\u202f; il faut un corail.`,
    'cell-taken': () => say`Une carte s’y trouve déjà.`,
    'cell-wrong': () =>
      say`Un corail doit toucher le coin d’un de vos coraux, un animal le côté de l’un d’eux.`,
    'too-few-colonies': ({ need, have }) =>
      say`Il faut que ${need} ${colonies(need)} ${one(need, 'donne', 'donnent')} sur cette case\u202f; elle en a ${have}.`,
    fatigued: () => say`Une ${fatigue(1)} y repose\u202f: attendez qu’elle disparaisse.`,
    'at-top': () => say`Cet animal est déjà au niveau le plus haut.`,
    'not-in-symbiosis': () =>
      say`Cet animal n’est nourri qu’en ${icon('symbiosis', 'Symbiose')}, et son partenaire n’est pas sur votre récif.`,
    'passive-only': () => say`Cet animal ne peut pas être nourri\u202f: il monte automatiquement.`,
    'not-a-target': () => say`Ce n’est pas un animal du type demandé.`,
    'not-on-a-reef': () => say`Cet animal n’est pas là où l’on pourrait le chasser.`,
    'not-fatigued': () => say`Cet animal n’a pas de ${fatigue(1)}.`,
    'needs-another': () => say`Il faut un autre animal.`,
    'not-sheltered': () => say`Cet animal n’a pas d’${icon('shelter', 'Abri')}.`,
    sheltered: () => say`Un animal à l’${icon('shelter', 'Abri')} ne peut pas être chassé.`,
    'hunt-used': () => say`Il ne vous reste pas de ${icon('hunt', 'Chasse')} pour cet animal.`,
    'partner-protected': () =>
      say`Un animal ne mange jamais son partenaire de ${icon('symbiosis', 'Symbiose')}.`,
    'cannot-finish': () => say`Le reste deviendrait alors impossible.`,
    polluted: () => say`Ce corail est pollué.`,
    'no-effect': () => say`Cela ne changerait rien maintenant.`,
    'not-an-action-coral': () => say`Ce corail n’a pas d’action.`,
    'no-empty-side': () => say`Il ne reste aucun côté sans ${colonies(1)}.`,
    'side-taken': () => say`Ce côté porte déjà une ${colonies(1)}.`,
    'not-polluted': () => say`Ce corail n’est pas pollué.`,
    'nothing-polluted': () => say`Aucun de vos coraux n’est pollué.`,
    'no-clean-coral': () => say`Le récif a trop peu de coraux non pollués pour la ${pollution(1)}.`,
    'used-this-round': () => say`Vous l’avez déjà fait pendant cette manche.`,
    'purified-this-round': () =>
      say`Après une Épuration de l’eau, aucun Touriste ne vient pendant cette manche.`,
    'hunting-forbidden': () => say`L’événement en vigueur interdit la ${icon('hunt', 'Chasse')}.`,
    'purification-forbidden': () => say`L’événement en vigueur interdit l’Épuration de l’eau.`,
  },
};
