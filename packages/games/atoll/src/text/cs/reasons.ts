import type { AnimalFilter } from '../../vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import { say, type Phrase } from '../phrase.ts';
import {
  coins,
  colonies,
  fatigues,
  filterWords,
  icon,
  planktons,
  pollution,
  scales,
} from './words.ts';

type Details = Readonly<Record<string, string | number>>;
const number = (details: Details, key: string): number => Number(details[key] ?? 0);

/** Why an action is refused: the obstacle and, where it helps, the requirement. */
export const reasons: Catalogue['reasons'] = {
  over: () => say`Partie skončila.`,
  'not-your-turn': () => say`Nejsi na tahu.`,
  'answer-pending': () => say`Nejdřív odpověz na to, na co se hra ptá.`,
  'nothing-pending': () => say`Hra se teď na nic neptá: proveď akci, nebo pasuj.`,
  'not-an-option': () => say`To není žádná z možných odpovědí.`,
  'already-chosen': () => say`To už je vybrané.`,
  'too-expensive': (details) => {
    const need = number(details, 'need');
    return say`Stojí to ${need} ${coins(need)}; zaplatit můžeš ${number(details, 'have')}, i s rybími šupinami.`;
  },
  'too-little-plankton': (details) => {
    const need = number(details, 'need');
    return say`Stojí to ${need} ${planktons(need)}; zaplatit můžeš ${number(details, 'have')}, i s rybími šupinami.`;
  },
  'scales-out-of-range': (details) => {
    const most = number(details, 'most');
    return say`Platbu tu může nahradit ${number(details, 'least')} až ${most} ${scales(most, 'nom')}.`;
  },
  'not-offered': () => say`Tato karta není v nabídce.`,
  'other-offer': () => say`Tato karta není v nabídce, na kterou se hra ptá.`,
  'not-yours': () => say`Tato karta není na tvém útesu.`,
  'needs-animal': () => say`To je korál; hra se ptá na živočicha.`,
  'needs-coral': () => say`To je živočich; hra se ptá na korál.`,
  'no-cell': (details) => {
    const need = number(details, 'need');
    const best = number(details, 'best');
    if (best < 0) return say`Vedle tvých korálů není žádné prázdné pole.`;
    return say`Kolem prázdného pole potřebuje ${need} ${colonies(need)}; tvoje nejlepší má ${best}.`;
  },
  'cell-taken': () => say`Tam už leží karta.`,
  'cell-wrong': () =>
    say`Korál se musí dotýkat rohu některého z tvých korálů, živočich jeho strany.`,
  'too-few-colonies': (details) => {
    const need = number(details, 'need');
    return say`Toto pole potřebuje kolem sebe ${need} ${colonies(need)} a má ${number(details, 'have')}.`;
  },
  fatigued: () => say`Má ${fatigues(1)}: počkej, až zmizí.`,
  'at-top': () => say`Už je na nejvyšší úrovni.`,
  'not-in-symbiosis': () =>
    say`Krmí se jen v ${icon('symbiosis', 'Symbióze')} a partner na tvém útesu není.`,
  'passive-only': () => say`Krmit se nedá: stoupá samovolně.`,
  'no-prey': (details) => {
    const need = number(details, 'need');
    if (need === 0) return say`Není pro to dost kořisti.`;
    const prey = JSON.parse(String(details['prey'])) as AnimalFilter;
    return say`Není pro to kořist: potřebuje ${need} ${filterWords(prey, need, 'acc')}.`;
  },
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
} satisfies Record<string, (details: Details) => Phrase>;

export const unknownReason: Catalogue['unknownReason'] = say`To teď nejde.`;
