import type { ReasonWords } from '../neutral/reasons.ts';
import { icon, say } from '../phrase.ts';
import { filterIn } from './kinds.ts';
import { coins, colonies, fatigue, one, plankton, pollution, scales } from './words.ts';

export const refusals: ReasonWords = {
  noCell: () => say`Neben deinen Korallen ist kein leeres Feld.`,
  noGoodCell: (need, best) =>
    say`Gebraucht ${one(need, 'wird', 'werden')} ${need} ${colonies(need)} um ein leeres Feld; dein bestes hat ${best}.`,
  tooLittlePrey: () => say`Dafür gibt es nicht genug Beute.`,
  noPrey: (need, prey) =>
    say`Es gibt keine Beute: Gebraucht ${one(need, 'wird', 'werden')} ${need} ${filterIn(prey, need === 1 ? 'one' : 'many')}.`,
  unknownReason: () => say`Das ist gerade nicht möglich.`,
  reasons: {
    over: () => say`Die Partie ist vorbei.`,
    'not-your-turn': () => say`Du bist nicht am Zug.`,
    'answer-pending': () => say`Beantworte zuerst, was gefragt ist.`,
    'nothing-pending': () => say`Gerade ist nichts gefragt: Wähle eine Aktion oder passe.`,
    'not-an-option': () => say`Das ist keine Antwort auf das, was gefragt ist.`,
    'already-chosen': () => say`Das ist schon gewählt.`,
    'too-expensive': ({ need, have }) =>
      say`Das kostet ${need} ${coins(need)}; du hast ${have}, Fischschuppen eingerechnet.`,
    'too-little-plankton': ({ need, have }) =>
      say`Das kostet ${need} ${plankton}; du hast ${have}, Fischschuppen eingerechnet.`,
    'scales-out-of-range': ({ least, most }) =>
      say`Hier können zwischen ${least} und ${most} ${scales(2)} einspringen.`,
    'not-offered': () => say`Diese Karte liegt in keiner Auslage.`,
    'other-offer': () => say`Diese Karte liegt nicht in der Auslage, um die es geht.`,
    'not-yours': () => say`Diese Karte liegt nicht in deinem Riff.`,
    'needs-animal': () => say`Das ist eine Koralle; gefragt ist ein Tier.`,
    'needs-coral': () => say`Das ist ein Tier; gefragt ist eine Koralle.`,
    'cell-taken': () => say`Dort liegt schon eine Karte.`,
    'cell-wrong': () =>
      say`Eine Koralle muss eine deiner Korallen an einer Ecke berühren, ein Tier an einer Seite.`,
    'too-few-colonies': ({ need, have }) =>
      say`Auf dieses Feld ${one(need, 'muss', 'müssen')} ${need} ${colonies(need)} blicken; bisher: ${have}.`,
    fatigued: () => say`Erschöpft: Warte, bis die ${fatigue} weg ist.`,
    'at-top': () => say`Das Tier ist schon auf der höchsten Stufe.`,
    'not-in-symbiosis': () =>
      say`Das Tier wird nur in ${icon('symbiosis', 'Symbiose')} gefüttert, und sein Partner ist nicht in deinem Riff.`,
    'passive-only': () => say`Dieses Tier wird nicht gefüttert: Es steigt von selbst.`,
    'not-a-target': () => say`Dieses Tier ist nicht von der Art, die gefragt ist.`,
    'not-on-a-reef': () => say`Dort, wo dieses Tier liegt, kannst du es nicht jagen.`,
    'not-fatigued': () => say`Dort liegt keine ${fatigue}.`,
    'needs-another': () => say`Gefragt ist ein anderes Tier.`,
    'not-sheltered': () => say`Dieses Tier hat keinen ${icon('shelter', 'Unterschlupf')}.`,
    sheltered: () => say`Ein Tier im ${icon('shelter', 'Unterschlupf')} kann nicht gejagt werden.`,
    'hunt-used': () => say`Du hast für diese Fütterung keine ${icon('hunt', 'Jagd')} mehr.`,
    'partner-protected': () =>
      say`Ein Tier frisst nie seinen Partner in ${icon('symbiosis', 'Symbiose')}.`,
    'cannot-finish': () => say`Dann ließe sich der Rest nicht mehr erfüllen.`,
    polluted: () => say`Diese Koralle ist verschmutzt.`,
    'no-effect': () => say`Das würde jetzt nichts ändern.`,
    'not-an-action-coral': () => say`Diese Koralle hat keine Aktion.`,
    'no-empty-side': () => say`Keine Seite ist mehr ohne ${colonies(1)}.`,
    'side-taken': () => say`Diese Seite hat schon eine ${colonies(1)}.`,
    'not-polluted': () => say`Diese Koralle ist nicht verschmutzt.`,
    'nothing-polluted': () => say`Keine deiner Korallen ist verschmutzt.`,
    'no-clean-coral': () =>
      say`Das Riff hat für die ${pollution(1)} zu wenige unverschmutzte Korallen.`,
    'used-this-round': () => say`Das hast du in dieser Runde schon getan.`,
    'purified-this-round': () =>
      say`Nach einer Wasserreinigung kommen in dieser Runde keine Touristen.`,
    'hunting-forbidden': () => say`Das geltende Ereignis verbietet die ${icon('hunt', 'Jagd')}.`,
    'purification-forbidden': () => say`Das geltende Ereignis verbietet die Wasserreinigung.`,
  },
};
