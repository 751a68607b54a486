import type { ReasonWords } from '../neutral/reasons.ts';
import { icon, say } from '../phrase.ts';
import { coins, colonies, fatigue, filterWords, plankton, pollution, scales } from './words.ts';

/** Why an action is refused: the obstacle and, where it helps, the requirement. */
export const refusals: ReasonWords = {
  noCell: () => say`There is no empty cell beside your corals.`,
  noGoodCell: (need, best) =>
    say`It needs ${need} ${colonies(need)} around an empty cell; the best of yours has ${best}.`,
  tooLittlePrey: () => say`There is not enough prey for it.`,
  noPrey: (need, prey) =>
    say`There is no prey for it: it needs ${need} ${filterWords(prey, need)}.`,
  unknownReason: () => say`This is not possible now.`,
  reasons: {
    over: () => say`The match is over.`,
    'not-your-turn': () => say`It is not your turn.`,
    'answer-pending': () => say`Answer the question first.`,
    'nothing-pending': () => say`No question is open: take an action or pass.`,
    'not-an-option': () => say`That does not answer the question.`,
    'already-chosen': () => say`It is already chosen.`,
    'too-expensive': ({ need, have }) =>
      say`This costs ${need} ${coins(need)}; you can pay ${have}, fish scales included.`,
    'too-little-plankton': ({ need, have }) =>
      say`This costs ${need} ${plankton}; you can pay ${have}, fish scales included.`,
    'scales-out-of-range': ({ least, most }) =>
      say`Between ${least} and ${most} ${scales(most)} can stand in here.`,
    'not-offered': () => say`This card is not in an offer.`,
    'other-offer': () => say`This card is in another offer.`,
    'not-yours': () => say`This card is not on your reef.`,
    'needs-animal': () => say`This is a coral; choose an animal.`,
    'needs-coral': () => say`This is an animal; choose a coral.`,
    'cell-taken': () => say`A card already lies there.`,
    'cell-wrong': () =>
      say`A coral must touch a corner of one of your corals, an animal a side of one.`,
    'too-few-colonies': ({ need, have }) =>
      say`This cell needs ${need} ${colonies(need)} facing it and has ${have}.`,
    fatigued: () => say`It is tired: wait until its ${fatigue} is gone.`,
    'at-top': () => say`It is already at its highest level.`,
    'not-in-symbiosis': () =>
      say`It is fed only while in ${icon('symbiosis', 'Symbiosis')}, and its partner is not on your reef.`,
    'passive-only': () => say`It cannot be fed: it rises by itself.`,
    'not-a-target': () => say`This is not the kind of animal you need.`,
    'not-on-a-reef': () => say`This animal is not where you can hunt it.`,
    'not-fatigued': () => say`It has no ${fatigue}.`,
    'needs-another': () => say`Choose another animal.`,
    'not-sheltered': () => say`This animal has no ${icon('shelter', 'Shelter')}.`,
    sheltered: () => say`An animal in ${icon('shelter', 'Shelter')} cannot be hunted.`,
    'hunt-used': () => say`You have no ${icon('hunt', 'Hunt')} left for this feeding.`,
    'partner-protected': () =>
      say`An animal never eats its partner in ${icon('symbiosis', 'Symbiosis')}.`,
    'cannot-finish': () => say`Then the rest would not be possible.`,
    polluted: () => say`This coral is polluted.`,
    'no-effect': () => say`It would change nothing now.`,
    'not-an-action-coral': () => say`This coral has no action.`,
    'no-empty-side': () => say`There is no side left without a ${colonies(1)}.`,
    'side-taken': () => say`This side has a ${colonies(1)} already.`,
    'not-polluted': () => say`This coral is not polluted.`,
    'nothing-polluted': () => say`None of your corals is polluted.`,
    'no-clean-coral': () => say`The reef has too few unpolluted corals for the ${pollution}.`,
    'used-this-round': () => say`You have already done this in this round.`,
    'purified-this-round': () => say`After a Water Purification no Tourists come in this round.`,
    'hunting-forbidden': () => say`The event in force forbids ${icon('hunt', 'hunting')}.`,
    'purification-forbidden': () => say`The event in force forbids Water Purification.`,
  },
};
