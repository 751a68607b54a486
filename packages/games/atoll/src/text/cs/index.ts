import type { CardId } from '../../vocabulary.ts';
import { type OfCard, type Who, verbIn } from '../neutral/events.ts';
import type { Language } from '../neutral/language.ts';
import { type Phrase, icon, say } from '../phrase.ts';
import { cardNames, shortName } from './card-names.ts';
import { atLevel, guests, names, offered, sideWords, toLevel } from './names.ts';
import { all, byCard, cardObject, cardWord, cards, coins, colonies, coralWords, fatigues, filterWords, grammar, planktons, points, pollution, scales } from './words.ts';

const DIRECTIONS = { ...{ N: 'severně', E: 'východně', S: 'jižně', W: 'západně' }, ...{ NW: 'severozápadně', NE: 'severovýchodně', SW: 'jihozápadně', SE: 'jihovýchodně' } };

const plankton = icon('plankton', 'planktonu');

const VERBS = {
  ...{ kupuje: 'kupuješ', krmí: 'krmíš', používá: 'používáš', platí: 'platíš', loví: 'lovíš' },
  ...{ získává: 'získáváš', umisťuje: 'umisťuješ', pasuje: 'pasuješ', bere: 'bereš', zve: 'zveš' },
};
const verb = verbIn(VERBS);
/** "Mira kupuje", "Kupuješ". */
const does = ({ isYou, name }: Who, third: keyof typeof VERBS): string => (isYou ? VERBS[third].charAt(0).toUpperCase() + VERBS[third].slice(1) : `${name} ${third}`);

/**
 * "Mira: Zéva velká", "Tvoje Zéva velká", "Tvůj Kanic štíhlý": the names of people are never
 * inflected.
 */
const owned = ({ isYou, name }: Who, card: CardId): Phrase => (isYou ? say`${byCard(card, { m: 'Tvůj', f: 'Tvoje', n: 'Tvoje' })} ${cardWord(card)}` : say`${name}: ${cardWord(card)}`);
const his = ({ isYou, name }: Who): string => (isYou ? 'Tvůj' : `${name}:`);

const SUPPORTS = { purify: 'Čištění vody', sell: 'Prodej řas', bloom: 'Vodní květ' };

const RISES = { ...{ fed: 'po nakrmení stoupá', partner: 'stoupá s partnerem' }, ...{ passive: 'stoupá samovolně', effect: 'stoupá' } };

const buys = ({ who, card }: OfCard): Phrase => say`${does(who, 'kupuje')} ${cardObject(card)}`;

export const language: Language = {
  id: 'cs',
  ...{ grammar, names, cardNames, shortName, cards },
  /**
   * Buttons are infinitives, and a card stands as their object, in the accusative. Where the sentence
   * needs another case, the word "karta" takes it and the name stays as it is.
   */
  actions: {
    buy: (card, price) => say`Koupit ${cardObject(card)} za ${price} ${coins(price)}`,
    feed: (card) => say`Nakrmit ${cardObject(card)}`,
    use: (card) => say`Použít ${cardObject(card)}`,
    grow: (price) => say`Růst ${icon('colony', 'kolonie')} za ${price} ${planktons(price)}`,
    purify: () => say`Čištění vody`,
    sell: () => say`Prodej řas`,
    bloom: () => say`Vodní květ`,
    pass: () => say`Pasovat v tomto kole`,
    put: (place) => say`Umístit ${place}`,
    cell: (column, row) => say`do sloupce ${column}, řady ${row}`,
    beside: (coral, direction) => say`${DIRECTIONS[direction]} od karty ${cardWord(coral)}`,
    pay: (tokens) => say`Zaplatit ${tokens}`,
    branch: (number) => say`Způsob ${number}`,
    reduceOnce: (card) => say`Snížit ${cardObject(card)} o úroveň`,
    reduceTo: (card, level) => say`Snížit ${cardObject(card)} ${toLevel(level)}`,
    toExtinction: (card) => say`Nechat ${cardObject(card)} vymřít`,
    raiseTo: (card, level) => say`Zvýšit ${cardObject(card)} ${toLevel(level)}`,
    shelter: (card) => say`Kořist: ${cardWord(card)}, díky ${icon('shelter', 'Úkrytu')} o úroveň nepřijde`,
    huntOffered: (card) => say`Ulovit ${cardObject(card)} v nabídce`,
    huntOf: (card, owner) => say`Ulovit ${cardObject(card)} (${owner})`,
    choose: (card) => say`Vybrat ${cardObject(card)}`,
    choices: {
      pollute: (card) => say`Znečistit ${cardObject(card)}`,
      clean: (card) => say`Odstranit ${pollution} z karty ${cardWord(card)}`,
      rest: (card) => say`Odebrat 1 ${fatigues(1)} z karty ${cardWord(card)}`,
      tire: (card, count) => say`Přidat ${count} ${fatigues(count)} na kartu ${cardWord(card)}`,
      bloom: (card, gain) => say`Znečistit ${cardObject(card)} a získat ${gain} ${planktons(gain)}`,
      discard: (card) => say`Vybrat ${cardObject(card)} k výměně`,
    },
    place: (card, side) => say`Umístit ${colonies(1)} na ${sideWords[side]} stranu karty ${cardWord(card)}`,
    placeFor: (card, side, price) => say`${language.actions.place(card, side)} za ${price} ${planktons(price)}`,
    sale: (sold, gain) => say`Prodat ${sold} ${planktons(sold)} za ${gain} ${coins(gain)}`,
    standIn: (count) => say`; co chybí, nahradí ${count} ${scales(count, 'nom')}`,
    leave: (card) => say`Nechat ${cardObject(card)} být`,
    yes: () => say`Ano`,
    no: () => say`Ne`,
    stop: () => say`Přestat`,
    andPollution: (count) => say`, ale ${count} ${pollution}`,
    keepAll: () => say`Nechat všechny karty`,
    replace: (cards) => say`Vyměnit ${all(cards.map((card) => [cardObject(card)]))}`,
    afterPurification: () => say`Na konci tohoto kola pak můžeš pozvat jen ${icon('scientists', guests.scientists)}, ne ${icon('tourists', guests.tourists)}.`,
    done: () => say`Hotovo`,
    noMore: {
      clean: () => say`Další ${pollution} neodstraňovat`,
      raise: () => say`Už nezvyšovat`,
      rest: () => say`Další ${fatigues(1)} neodebírat`,
      colony: () => say`Další ${colonies(2)} neumisťovat`,
      bloom: () => say`Už neznečišťovat`,
      discard: () => say`Další karty neměnit`,
    },
    none: { clean: () => say`Nic neodstraňovat`, raise: () => say`Nikoho nezvyšovat`, rest: () => say`${fatigues(1)} nikomu neodebírat`, colony: () => say`${colonies(2)} neumisťovat` },
  },
  questions: {
    upTo: (count) => ` (nejvýše ${count})`,
    because: (card) => say` (${cardWord(card)})`,
    partner: (card) => [cardWord(card)],
    unknownPartner: () => say`partner`,
    you: {
      none: () => say`Partie skončila.`,
      turn: () => say`Proveď akci, nebo pasuj.`,
      cell: ({ card }) => say`Vyber pole pro ${cardObject(card)}.`,
      payment: ({ price }) => say`Zaplať ${price}; platbu mohou nahradit ${scales(2, 'nom')}.`,
      branch: ({ card }) => say`Vyber, jak nakrmíš ${cardObject(card)}.`,
      prey: ({ card, count }) => say`Vyber kořist pro ${cardObject(card)}${count > 1 ? `, celkem ${count}, jednu po druhé` : ''}.`,
      partner: ({ asks, partner }) => say`${asks}má stoupnout i ${partner}?`,
      pollute: ({ asks, count }) => (count > 1 ? say`${asks}vyber ${count} ${coralWords({}, count)}, které znečistíš, jeden po druhém.` : say`${asks}vyber korál, který znečistíš.`),
      clean: ({ asks, upTo }) => say`${asks}vyber korál, ze kterého odstraníš ${pollution}${upTo}.`,
      raise: ({ asks, upTo }) => say`${asks}vyber živočicha, který stoupne${upTo}.`,
      reduce: ({ asks }) => say`${asks}vyber živočicha, který klesne.`,
      rest: ({ asks, upTo }) => say`${asks}vyber živočicha, který ztratí 1 ${fatigues(1)}${upTo}.`,
      tire: ({ asks, count }) => say`${asks}vyber živočicha, který dostane ${count} ${fatigues(count)}.`,
      colony: ({ asks, upTo }) => say`${asks}vyber volnou stranu pro ${colonies(1)}${upTo}.`,
      again: ({ asks, count }) => say`${asks}chceš to použít${count > 1 ? ` (nejvýše ${count}×)` : ''}?`,
      oneOf: ({ asks }) => say`${asks}vyber jednu možnost.`,
      sale: () => say`Vyber, kolik ${plankton} prodáš.`,
      bloom: ({ count }) => say`Vodní květ: vyber korál, za jehož znečištění získáš ${count} ${planktons(count)}.`,
      purify: ({ upTo }) => say`Čištění vody: vyber korál, ze kterého odstraníš ${pollution}${upTo}.`,
      income: () => say`Koho zveš na svůj útes, ${guests.tourists}, nebo ${guests.scientists}?`,
      discard: ({ offer }) => say`Vyber karty, které se v nabídce ${offered[offer]} vymění; všechny ostatní zůstanou.`,
    },
    other: {
      none: () => say`nemá co dělat`,
      turn: () => say`vybírá akci`,
      cell: ({ card }) => say`vybírá pole pro ${cardObject(card)}`,
      payment: ({ price }) => say`platí ${price}`,
      branch: ({ card }) => say`vybírá, jak nakrmí ${cardObject(card)}`,
      prey: ({ card }) => say`vybírá kořist pro ${cardObject(card)}`,
      partner: ({ partner }) => say`rozhoduje, zda stoupne i ${partner}`,
      pollute: ({ because }) => say`vybírá, kam přijde ${pollution}${because}`,
      clean: () => say`vybírá, odkud odstranit ${pollution}`,
      raise: ({ because }) => say`vybírá, který živočich stoupne${because}`,
      reduce: ({ because }) => say`vybírá, který živočich klesne${because}`,
      rest: () => say`vybírá, který živočich ztratí ${fatigues(1)}`,
      tire: ({ because }) => say`vybírá, který živočich dostane ${fatigues(1)}${because}`,
      colony: () => say`vybírá, kde vyroste ${colonies(1, 'nom')}`,
      again: ({ card }) => say`rozhoduje, zda použije ${cardObject(card)}`,
      oneOf: ({ because }) => say`vybírá jednu možnost${because}`,
      sale: () => say`vybírá, kolik ${plankton} prodá`,
      bloom: () => say`vybírá, které korály znečistí Vodním květem`,
      purify: () => say`vybírá, odkud odstranit ${pollution}`,
      income: () => say`vybírá mezi Turisty a Vědci`,
      discard: ({ offer }) => say`vybírá, které karty se v nabídce ${offered[offer]} vymění`,
    },
  },
  events: {
    roundBegan: ({ who: { isYou, name }, round }) => say`Kolo ${round}: ${isYou ? 'začínáš ty' : `začíná ${name}`}`,
    ...{ coralPlaced: buys, animalPlaced: buys },
    feedingBegan: ({ who, card }) => say`${does(who, 'krmí')} ${cardObject(card)}`,
    coralUsed: ({ who, card }) => say`${does(who, 'používá')} ${cardObject(card)}`,
    supportUsed: ({ who, support }) => say`${does(who, 'používá')} ${SUPPORTS[support]}`,
    paid: ({ who, sum }) => say`${does(who, 'platí')} ${sum}`,
    gained: ({ who, sum }) => say`${does(who, 'získává')} ${sum}`,
    raised: ({ who, card, level, cause }) => say`${owned(who, card)} ${RISES[cause]} ${toLevel(level)}`,
    reduced: ({ who, card, level }) => say`${owned(who, card)} klesá ${toLevel(level)}`,
    wentExtinct: ({ who, card }) => say`${owned(who, card)} vymírá`,
    leaving: (count) => say` a zanechává ${count} ${planktons(count)}`,
    sheltered: ({ who, card }) => say`${owned(who, card)} zůstává v ${icon('shelter', 'Úkrytu')}`,
    huntedOffered: ({ who, card }) => say`${does(who, 'loví')} v nabídce ${cardObject(card)}`,
    hunted: ({ who, card, owner }) =>
      owner.isYou ? say`${does(who, 'loví')} ${byCard(card, { m: 'tvého', f: 'tvoji', n: 'tvoje' })} ${cardObject(card)}` : say`${does(who, 'loví')} ${cardObject(card)} (${owner.name})`,
    tired: ({ who, card, tokens }) => say`${owned(who, card)} dostává ${tokens} ${fatigues(tokens)}`,
    rested: ({ who, card }) => say`${owned(who, card)} ztrácí 1 ${fatigues(1)}`,
    paired: ({ who: { isYou, name }, card, partner }) => {
      const whose = isYou ? 'Na tvém útesu' : `${name}:`;
      const pair = say`${cardWord(card)} a ${cardWord(partner)}`;
      return say`${whose} ${pair} tvoří ${icon('symbiosis', 'Symbiózu')}`;
    },
    polluted: ({ who, card }) => say`${owned(who, card)} dostává ${pollution}`,
    cleaned: ({ who, card }) => say`${owned(who, card)} ztrácí ${pollution}`,
    colonyPlaced: ({ who, card, side }) => say`${does(who, 'umisťuje')} ${colonies(1)} na ${sideWords[side]} stranu karty ${cardWord(card)}`,
    huntReadied: ({ who }) => say`${his(who)} ${icon('hunt', 'Lov')} je znovu připravený`,
    passed: ({ who }) => say`${does(who, 'pasuje')}`,
    bonuses: ['nejlepší bonus', 'druhý nejlepší bonus', 'třetí nejlepší bonus', 'bonus'],
    takes: (who, bonus) => say` a ${verb(who, 'bere')} ${bonus}`,
    incomeTaken: ({ who, choice, sum }) => say`${does(who, 'zve')} ${icon(choice, guests[choice])} a ${verb(who, 'získává')} ${sum}`,
    recovered: ({ who }) => say`${his(who)} útes se obnovuje`,
    bringing: (count) => say` a přináší ${count} ${planktons(count)}`,
    offerRefilled: ({ offer, card }) => say`Do nabídky ${offered[offer]} přibývá ${cardWord(card)}`,
    noneLeaves: (offer) => say`Nabídku ${offered[offer]} neopouští žádná karta`,
    offerDiscarded: ({ offer, cards }) => {
      const leaving = all(cards.map((card) => [cardWord(card)]));
      return say`Nabídku ${offered[offer]} ${cards.length === 1 ? 'opouští' : 'opouštějí'} ${leaving}`;
    },
    deckReshuffled: ({ offer }) => say`Odhazovací balíček nabídky ${offered[offer]} se zamíchá jako nový balíček`,
    eventRevealed: ({ card }) => say`Událost: ${cardWord(card)}`,
    matchEnded: () => say`Partie skončila`,
  },
  standing: {
    price: ({ now, printed, because }) => say`Platíš ${now} ${coins(now)} místo ${printed}: ${because}.`,
    needs: ({ now, printed, because }) => say`Potřebuješ ${now} ${colonies(now)} místo ${printed}: ${because}.`,
    level: ({ level, worth }) => say`Je ${atLevel(level)}: ${worth} ${points(worth)}.`,
    start: ({ place, gains }) => say`${place === 2 ? 'Třetí' : 'Čtvrté'} místo v prvním kole: na začátku navíc ${gains}.`,
    pollutedCoral: () => say`Má ${pollution}: nefunguje a na konci stojí 1 ${points(1)}.`,
    tiredAnimal: ({ tokens }) => say`${tokens} ${fatigues(tokens, 'nom')}: nelze krmit.`,
    tiredCoral: ({ tokens }) => say`${tokens} ${fatigues(tokens, 'nom')}: nelze použít.`,
    partner: ({ card }) => say`V ${icon('symbiosis', 'Symbióze')}, partner: ${cardWord(card)}.`,
    feedPrice: ({ now, because }) => say`Krmení teď stojí ${now} ${planktons(now)}: ${because}.`,
    noHunt: ({ because }) => say`Teď nemůže ${icon('hunt', 'lovit')}: ${because}.`,
    inForce: () => say`Právě platí.`,
    happened: () => say`Už nastala.`,
    over: () => say`Už neplatí.`,
  },
  refusals: {
    noCell: () => say`Vedle tvých korálů není žádné prázdné pole.`,
    noGoodCell: (need, best) => say`Kolem prázdného pole potřebuje ${need} ${colonies(need)}; tvoje nejlepší má ${best}.`,
    tooLittlePrey: () => say`Není pro to dost kořisti.`,
    noPrey: (need, prey) => say`Není pro to kořist: potřebuje ${need} ${filterWords(prey, need, 'acc')}.`,
    unknownReason: () => say`To teď nejde.`,
    reasons: {
      over: () => say`Partie skončila.`,
      'not-your-turn': () => say`Nejsi na tahu.`,
      'answer-pending': () => say`Nejdřív odpověz na to, na co se hra ptá.`,
      'nothing-pending': () => say`Hra se teď na nic neptá: proveď akci, nebo pasuj.`,
      'not-an-option': () => say`To není žádná z možných odpovědí.`,
      'already-chosen': () => say`To už je vybrané.`,
      'too-expensive': ({ need, have }) => say`Stojí to ${need} ${coins(need)}; zaplatit můžeš ${have}, i s rybími šupinami.`,
      'too-little-plankton': ({ need, have }) => say`Stojí to ${need} ${planktons(need)}; zaplatit můžeš ${have}, i s rybími šupinami.`,
      'scales-out-of-range': ({ least, most }) => say`Platbu tu může nahradit ${least} až ${most} ${scales(most, 'nom')}.`,
      'not-offered': () => say`Tato karta není v nabídce.`,
      'other-offer': () => say`Tato karta není v nabídce, na kterou se hra ptá.`,
      'not-yours': () => say`Tato karta není na tvém útesu.`,
      'needs-animal': () => say`To je korál; hra se ptá na živočicha.`,
      'needs-coral': () => say`To je živočich; hra se ptá na korál.`,
      'cell-taken': () => say`Tam už leží karta.`,
      'cell-wrong': () => say`Korál se musí dotýkat rohu některého z tvých korálů, živočich jeho strany.`,
      'too-few-colonies': ({ need, have }) => say`Toto pole potřebuje kolem sebe ${need} ${colonies(need)} a má ${have}.`,
      fatigued: () => say`Má ${fatigues(1)}: počkej, až zmizí.`,
      'at-top': () => say`Už je na nejvyšší úrovni.`,
      'not-in-symbiosis': () => say`Krmí se jen v ${icon('symbiosis', 'Symbióze')} a partner na tvém útesu není.`,
      'passive-only': () => say`Krmit se nedá: stoupá samovolně.`,
      'not-a-target': () => say`To není živočich, na jakého se hra ptá.`,
      'not-on-a-reef': () => say`Tento živočich neleží tam, kde by se dal ulovit.`,
      'not-fatigued': () => say`Nemá ${fatigues(1)}.`,
      'needs-another': () => say`Hra se ptá na jiného živočicha.`,
      'not-sheltered': () => say`Tento živočich nemá ${icon('shelter', 'Úkryt')}.`,
      sheltered: () => say`Živočicha v ${icon('shelter', 'Úkrytu')} nelze ulovit.`,
      'hunt-used': () => say`Pro toto krmení už nemáš ${icon('hunt', 'Lov')}.`,
      'partner-protected': () => say`Živočich nikdy nežere svého partnera v ${icon('symbiosis', 'Symbióze')}.`,
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
  },
};
