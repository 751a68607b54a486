import type { ReasonWords } from '../neutral/reasons.ts';
import { icon, say } from '../phrase.ts';
import { coins, colonies, fatigues, filterWords, planktons, pollution, scales } from './words.ts';

export const refusals: ReasonWords = {
  noCell: () => say`Vedle tvých korálů není žádné prázdné pole.`,
  noGoodCell: (need, best) =>
    say`Kolem prázdného pole potřebuje ${need} ${colonies(need)}; tvoje nejlepší má ${best}.`,
  tooLittlePrey: () => say`Není pro to dost kořisti.`,
  noPrey: (need, prey) =>
    say`Není pro to kořist: potřebuje ${need} ${filterWords(prey, need, 'acc')}.`,
  unknownReason: () => say`To teď nejde.`,
  reasons: {
    over: () => say`Partie skončila.`,
    'not-your-turn': () => say`Nejsi na tahu.`,
    'answer-pending': () => say`Nejdřív odpověz na to, na co se hra ptá.`,
    'nothing-pending': () => say`Hra se teď na nic neptá: proveď akci, nebo pasuj.`,
    'not-an-option': () => say`To není žádná z možných odpovědí.`,
    'already-chosen': () => say`To už je vybrané.`,
    'too-expensive': ({ need, have }) =>
      say`Stojí to ${need} ${coins(need)}; zaplatit můžeš ${have}, i s rybími šupinami.`,
    'too-little-plankton': ({ need, have }) =>
      say`Stojí to ${need} ${planktons(need)}; zaplatit můžeš ${have}, i s rybími šupinami.`,
    'scales-out-of-range': ({ least, most }) =>
      say`Platbu tu může nahradit ${least} až ${most} ${scales(most, 'nom')}.`,
    'not-offered': () => say`Tato karta není v nabídce.`,
    'other-offer': () => say`Tato karta není v nabídce, na kterou se hra ptá.`,
    'not-yours': () => say`Tato karta není na tvém útesu.`,
    'needs-animal': () => say`To je korál; hra se ptá na živočicha.`,
    'needs-coral': () => say`To je živočich; hra se ptá na korál.`,
    'cell-taken': () => say`Tam už leží karta.`,
    'cell-wrong': () =>
      say`Korál se musí dotýkat rohu některého z tvých korálů, živočich jeho strany.`,
    'too-few-colonies': ({ need, have }) =>
      say`Toto pole potřebuje kolem sebe ${need} ${colonies(need)} a má ${have}.`,
    fatigued: () => say`Má ${fatigues(1)}: počkej, až zmizí.`,
    'at-top': () => say`Už je na nejvyšší úrovni.`,
    'not-in-symbiosis': () =>
      say`Krmí se jen v ${icon('symbiosis', 'Symbióze')} a partner na tvém útesu není.`,
    'passive-only': () => say`Krmit se nedá: stoupá samovolně.`,
    'not-a-target': () => say`To není živočich, na jakého se hra ptá.`,
    'not-on-a-reef': () => say`Tento živočich neleží tam, kde by se dal ulovit.`,
    'not-fatigued': () => say`Nemá ${fatigues(1)}.`,
    'needs-another': () => say`Hra se ptá na jiného živočicha.`,
    'not-sheltered': () => say`Tento živočich nemá ${icon('shelter', 'Úkryt')}.`,
    sheltered: () => say`Živočicha v ${icon('shelter', 'Úkrytu')} nelze ulovit.`,
    'hunt-used': () => say`Pro toto krmení už nemáš ${icon('hunt', 'Lov')}.`,
    'partner-protected': () =>
      say`Živočich nikdy nežere svého partnera v ${icon('symbiosis', 'Symbióze')}.`,
    'cannot-finish': () => say`Zbytek by pak nešlo splnit.`,
    polluted: () => say`Tento korál je znečištěný.`,
    'no-effect': () => say`Teď by to nic nezměnilo.`,
    'not-an-action-coral': () => say`Tento korál nemá akci.`,
    'no-empty-side': () => say`Není žádná strana bez ${icon('colony', 'kolonie')}.`,
    'side-taken': () => say`Na této straně už ${colonies(1, 'nom')} je.`,
    'not-polluted': () => say`Tento korál není znečištěný.`,
    'nothing-polluted': () => say`Žádný tvůj korál není znečištěný.`,
    'no-clean-coral': () => say`Útes má pro ${pollution} málo neznečištěných korálů.`,
    'used-this-round': () => say`To už máš v tomto kole za sebou.`,
    'purified-this-round': () => say`Po Čištění vody v tomto kole Turisté nepřijdou.`,
    'hunting-forbidden': () => say`Událost, která platí, zakazuje ${icon('hunt', 'Lov')}.`,
    'purification-forbidden': () => say`Událost, která platí, zakazuje Čištění vody.`,
  },
};
