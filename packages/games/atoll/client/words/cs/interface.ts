import { formatsFor } from '@atoll/engine';
import type { AtollWords } from '../atoll-locale.ts';

const { all, counted, plural, series, signed, whole } = formatsFor('cs');
const options = (count: number): string =>
  count === 1
    ? 'jediná možnost'
    : counted(count, { one: 'možnost', few: 'možnosti', other: 'možností' });
const left = (count: number): string =>
  `${plural(count, { one: 'zbývá', few: 'zbývají', other: 'zbývá' })} ${whole(count)}`;
const prey = (count: number): string =>
  counted(count, { one: 'kořist', few: 'kořisti', other: 'kořistí' });

/** The table's texts beside the game's own phrases, in Czech. */
export const game: AtollWords['game'] = {
  groups: {
    buyAnimal: 'Koupit živočicha',
    buyCoral: 'Koupit korál',
    feed: 'Krmit',
    useCoral: 'Použít korál',
    grow: 'Růst kolonie',
    purify: 'Čištění vody',
    sell: 'Prodej řas',
    bloom: 'Vodní květ',
    pass: 'Pasovat',
  },
  animals: 'Živočichové',
  large: 'Velké ryby',
  corals: 'Korály',
  actions: 'Akce',
  inDeck: (count) => `${count} v balíčku`,
  left,
  each: (rest) => `za kus, ${rest}`,
  leaving: 'odejdou při Obnově',
  round: (round) => `Kolo ${round}`,
  roundOf: (round) => `Kolo ${round} ze 4`,
  lastRound: 'Poslední kolo: bez příjmu a bonusu',
  incomeTitle: 'Příjem',
  incomeWhen: 'při Obnově',
  tourists: 'Turisté',
  scientists: 'Vědci',
  colonies: (count) => counted(count, { one: 'kolonie', few: 'kolonie', other: 'kolonií' }),
  bonusTitle: 'Bonusy za pasování (od nejlepšího)',
  bonusAlone: 'Za pasování',
  nth: (row) => `${row}.`,
  open: 'volný',
  pointsNow: (points) => plural(points, { one: 'bod teď', few: 'body teď', other: 'bodů teď' }),
  passed: 'pasuje',
  playing: 'ještě hraje',
  moving: 'je na tahu',
  seeReef: (name) => `Na útes: ${name}`,
  seePrey: (count, name) => `${prey(count)} na útesu: ${name}`,
  seePreyShort: prey,
  huntOthers: 'Žije jen na cizích útesech.',
  huntOffer: 'Je jen v nabídce.',
  huntToo: 'Můžeš také lovit.',
  verdict: (winners) =>
    winners.length === 1
      ? `Nejkrásnější útes má ${winners[0] ?? ''}`
      : `Stejně krásné útesy mají ${all(winners)}`,
  seeReefShort: 'Na útes',
  seeOwnShort: 'Tvůj útes',
  seeOwn: 'Zpět na svůj útes',
  reefOf: (name) => `Útes: ${name}`,
  whole: 'Ukázat celý útes',
  closer: 'Přiblížit',
  more: {
    left: 'Útes pokračuje vlevo',
    right: 'Útes pokračuje vpravo',
    top: 'Útes pokračuje nahoře',
    bottom: 'Útes pokračuje dole',
  },
  glance: {
    high: (high, animals) =>
      `${high} z ${animals} ${plural(animals, { one: 'živočicha', other: 'živočichů' })} na vysoké úrovni`,
    large: (count) =>
      counted(count, { one: 'Velká ryba', few: 'Velké ryby', other: 'Velkých ryb' }),
    symbioses: (count) => counted(count, { one: 'Symbióza', few: 'Symbiózy', other: 'Symbióz' }),
  },
  huntReady: 'připraven',
  huntUsed: 'využit',
  resources: {
    coin: 'mince',
    plankton: 'plankton',
    scale: 'rybí šupiny',
    popularity: 'popularita',
    pollution: 'znečištění',
    hunt: 'Lov',
  },
  askFirst: (what) => `${what}? Potvrď, nebo stiskni totéž ještě jednou.`,
  chooseOne: {
    buyAnimal: (kind, count) => `${kind}: vyber kartu, na kterou máš (${options(count)}).`,
    buyCoral: (kind, count) => `${kind}: vyber kartu, na kterou máš (${options(count)}).`,
    feed: (kind, count) => `${kind}: vyber, koho nakrmit (${options(count)}).`,
    useCoral: (kind, count) => `${kind}: vyber, který korál použít (${options(count)}).`,
    other: (kind, count) => `${kind}: vyber (${options(count)}).`,
  },
  payWith: { kind: 'Nejdřív mincemi', scales: 'Nejdřív šupinami', ask: 'Pokaždé se ptát' },
  passAsk: 'Pasovat do konce tohoto kola?',
  passLoses: (kinds) => `Ještě můžeš: ${all(kinds)}.`,
  which: 'Co z toho?',
  passYes: 'Ano, pasovat',
  passNo: 'Hrát dál',
  todo: 'Akce',
  log: 'Zápis',
  you: 'Ty',
  close: 'Zavřít',
  watching: 'Sleduješ partii. Ukaž na kartu a přečteš si ji.',
  unread: 'Ukaž na kartu a tady si ji přečteš.',
  readCard: 'Číst kartu',
  cardBefore: 'Předchozí karta',
  cardAfter: 'Další karta',
  alone: {
    title: 'Sólo',
    rules: [
      'Bez událostí; Biodiverzita se boduje.',
      'Lovit lze každou kartu z nabídek živočichů.',
      'Při Obnově určuješ, které karty odejdou.',
      'Body na konci určí, kdo jsi:',
    ],
    reached: 'dosaženo',
    next: (rank, from) => `${counted(from, { one: 'bod', few: 'body', other: 'bodů' })}: ${rank}`,
  },
  event: {
    title: 'Události',
    inDeck: left,
    before: (count) => `Karet v balíčku: ${count}; první se odhalí, až všichni pasují.`,
    kind: { persistent: 'Trvalá', immediate: 'Okamžitá' },
    card: (kind) => `Událost · ${kind}`,
    time: {
      persistent: (round) => (round < 3 ? `do události po ${round + 1}. kole` : 'do konce partie'),
      immediate: (round) => `nastala po ${round}. kole`,
    },
    inForce: 'Platí:',
    happened: 'Nastala:',
    earlier: 'Dříve:',
    change: (by) => `${signed(by)} `,
    forbidden: 'zakázáno',
    by: (event) => `kvůli události ${event}`,
  },
  level: ['Nízká', 'Střední', 'Vysoká'],
  cards: (count) => counted(count, { one: 'karta', few: 'karty', other: 'karet' }),
  scales: (count) =>
    plural(count, { one: 'rybí šupina', few: 'rybí šupiny', other: 'rybích šupin' }),
  coloniesNeeded: (count) =>
    `potřebuje ${counted(count, { one: 'kolonii', few: 'kolonie', other: 'kolonií' })}`,
  seat: (seat) => `Místo ${seat + 1}`,
  pointsNowRows: {
    none: 'Zatím se nepočítá nic.',
    row: (label, points) => `${label} ${whole(points)}`,
    all: (rows) => `${series(rows)}.`,
  },
};
