import { all, counted, plural, tenth } from '@atoll/engine/formats/cs';
import type { DasWords } from '../das-locale.ts';
import { actions } from './actions.ts';
import { change, each, events } from './events.ts';
import { cardNames, cards, categories, countedCards, pieces, resources } from './names.ts';
import { terrains, zones } from './names.ts';
import { offers } from './offers.ts';
import { reasons, unknownReason } from './reasons.ts';
import { sheet } from './sheet.ts';

/** After a verb such as "discard". */
const takenCards = { one: 'kartu', few: 'karty', other: 'karet' };
const developments = { one: 'karta rozvoje', few: 'karty rozvoje', other: 'karet rozvoje' };

const hexes = (names: readonly string[]): string => `${names.length > 1 ? 'hexů' : 'hexu'} ${all(names)}`;

/** The place of a thing in a water, by the name of the water. */
const WITHIN: Readonly<Record<string, string>> = { laguna: 'v laguně', průliv: 'v průlivu', 'vnější moře': 've vnějším moři' };
const within = (water: string): string => WITHIN[water] ?? water;

type Pieces = Readonly<Record<keyof DasWords['pieces'], string>>;

/** The texts of the table of Das Atoll in Czech. */
export const game: Omit<DasWords, 'pieces'> & { readonly pieces: Pieces } = {
  ...{ actions, events, change, each, reasons, unknownReason },
  missing: (some: string) => `Chybí: ${some}.`,
  ...{ resources, pieces, cards, cardNames, categories, sheet, offers },
  seatName: (seat) => `Místo ${seat + 1}`,
  hint: (action) => `Bot radí – ${action}.`,
  wins: (who) => plural(who.length, { one: `Vítězí ${all(who)}`, other: `O vítězství se dělí ${all(who)}` }),
  round: (round) => (round === 0 ? 'Rozestavení' : `Kolo ${round}`),
  headline: (round, most) => (round === 0 ? 'Rozestavení' : `Kolo ${round} z ${most}`),
  late: (left) =>
    left === 0 ? 'Poslední kolo: po něm vyhrává, kdo má nejvíc bodů.' : `Po tomto kole ještě ${counted(left, { one: 'kolo', few: 'kola', other: 'kol' })}, pak vyhrává, kdo má nejvíc bodů.`,

  titles: {
    map: 'Mapa',
    players: 'Hráči',
    hand: 'Tvoje ruka',
    cards: 'Tvoje karty rozvoje',
    actions: 'Akce',
    dice: 'Kostky',
    points: 'Body',
    bank: 'Banka',
    log: 'Zápis',
    offer: 'Nabídka',
    parts: 'Co se ukazuje',
    table: 'Mapa',
  },
  zoomIn: 'Větší',
  zoomOut: 'Menší',
  whole: 'Celá mapa',

  status: {
    over: 'Partie skončila.',
    lot: 'Hoď o to, kdo začne: rozhodne nejvyšší hod.',
    settle: (atoll) => ({ small: 'Polož vesnici na malý atol.', large: 'Polož vesnici na velký atol.', either: 'Polož vesnici na kterýkoli atol.' })[atoll],
    firstPiece: 'Polož vedle ní cestu nebo loď.',
    roll: 'Hoď kostkami, nebo nejdřív zahraj kartu.',
    discard: (count) => `Sedmička: vyber ${counted(count, takenCards)} k odhození.`,
    robber: 'Pošli zloděje na jiný hex.',
    pirateTheft: 'Pirát krade: vyber komu.',
    robberTheft: 'Pirát nikoho nenašel: okraď někoho u zloděje, nebo nikoho.',
    free: (left) => `Polož zdarma ${counted(left, { one: 'cestu nebo loď', few: 'cesty nebo lodě', other: 'cest nebo lodí' })}.`,
    main: 'Obchoduj, stav, ukonči tah.',
    offered: 'Tvoje nabídka leží na stole.',
    special: 'Před dalším tahem smíš stavět.',
    answer: (who) => `${who} ti nabízí obchod.`,
    others: {
      lot: (who) => `${who} hází o to, kdo začne.`,
      settle: (who) => `${who} pokládá vesnici.`,
      'first-piece': (who) => `${who} pokládá cestu nebo loď.`,
      roll: (who) => `${who} má házet.`,
      discard: (who) => `Sedmička: ${all(who)} ${plural(who.length, { one: 'odhazuje', other: 'odhazují' })}.`,
      robber: (who) => `${who} posílá zloděje.`,
      'pirate-theft': (who) => `${who} vybírá, koho okrade pirát.`,
      'robber-theft': (who) => `${who} vybírá, koho okrade zloděj.`,
      'free-pieces': (who) => `${who} pokládá zdarma cesty nebo lodě.`,
      main: (who) => `${who} obchoduje a staví.`,
      special: (who) => `${who} smí před dalším tahem stavět.`,
    },
  },

  groups: {
    roll: 'Hodit',
    settlement: 'Vesnice',
    city: 'Město',
    road: 'Cesta',
    ship: 'Loď',
    move: 'Přesun lodi',
    buy: 'Karta',
    trade: 'Nabídka',
    exchange: 'Banka',
    knight: 'Rytíř',
    'road-building': 'Dvě cesty',
    monopoly: 'Monopol',
    plenty: 'Hojnost',
    reveal: 'Vyhrát',
    withdraw: 'Stáhnout',
    end: 'Ukončit tah',
  },
  shortcuts: {
    roll: 'R',
    settlement: 'S',
    city: 'C',
    road: 'D',
    ship: 'F',
    move: 'M',
    buy: 'B',
    trade: 'T',
    exchange: 'X',
    knight: 'K',
    'road-building': 'Y',
    monopoly: 'O',
    plenty: 'P',
    reveal: 'V',
    withdraw: '',
    end: 'E',
  },
  answer: 'Tvoje odpověď',
  pointAt: 'Vyber osvětlené místo na mapě.',
  thenWhere: 'Vyber, kam loď popluje.',

  spoken: {
    help: 'Šipky vedou po mapě, Page Down na další místo, které lze vybrat, Enter vybírá, I čte.',
    row: (row) => `Řada ${row}`,
    land: (terrain, chip) => (chip > 0 ? `${terrains[terrain] ?? terrain} ${chip}` : (terrains[terrain] ?? terrain)),
    sea: (zone) => zones[zone] ?? zone,
    corner: (names) => (names.length > 1 ? `roh mezi hexy ${all(names)}` : `roh hexu ${all(names)} na okraji`),
    edge: { between: (names) => `hrana mezi hexy ${all(names)}`, within: (water) => `hrana ${within(water)}`, rim: (hex) => `hrana hexu ${hex} na okraji` },
    at: { corner: (names) => `u ${hexes(names)}`, edge: { between: (names) => `mezi hexy ${all(names)}`, within, rim: (hex) => `u hexu ${hex} na okraji` } },
    small: (hex) => `${hex} malého atolu`,
    piece: (what, who) => `${what} (${who})`,
    harbour: (rate, resource) => `přístav ${rate} : 1 (${resource === 'any' ? 'libovolný druh' : resource})`,
    robber: 'je tu zloděj',
    pirate: 'je tu pirát',
    pirateNext: 'přijde sem pirát',
    open: (what) => `lze sem: ${all(what)}`,
    kinds: { settlement: 'vesnice', city: 'město', road: 'cesta', ship: 'loď', move: 'přesunutá loď', robber: 'zloděj' },
    chosen: 'vybráno, další Enter potvrdí',
    edgeOfMap: 'Tady mapa končí.',
    yields: (dots) => `${dots} z 36 hodů`,
  },

  seat: {
    hand: countedCards,
    development: (count) => counted(count, developments),
    knights: (count) => counted(count, { one: 'zahraný rytíř', few: 'zahraní rytíři', other: 'zahraných rytířů' }),
    route: (count) => `obchodní cesta délky ${count}`,
    lanes: (count) => counted(count, { one: 'dráha', few: 'dráhy', other: 'drah' }),
    longest: 'nejdelší obchodní cesta',
    largest: 'největší vojsko',
    points: (count) => counted(count, { one: 'bod', few: 'body', other: 'bodů' }),
    left: 'Zbylé kusy',
    you: 'ty',
    discards: (count) => `odhazuje ${count}`,
  },

  held: (resource, count) => `${resource}: ${count}`,
  rate: (rate) => `${rate} : 1`,
  rateSpoken: (rate) => `směna s bankou ${rate} : 1`,
  after: (to: number) => `→ ${to}`,
  newCard: 'nová',
  noCards: 'Žádné karty rozvoje',
  cardMeaning: {
    knight: 'Zloděj se přesune, pirát popluje o jeden hex a jeden z nich krade.',
    point: 'Má 1 bod a je tajná, dokud nevyhraje.',
    roads: 'Dvě cesty nebo lodě zdarma.',
    monopoly: 'Všichni ostatní odevzdají každou kartu jednoho druhu.',
    plenty: 'Dvě karty podle tvé volby z banky.',
  },

  trade: {
    title: 'Podat nabídku',
    counterTitle: 'Podat protinabídku',
    give: 'Dáváš',
    want: 'Chceš',
    get: 'Dostaneš',
    turnedDown: 'Tuto výměnu nikdo nechce.',
    ask: 'Komu',
    send: 'Nabídnout',
    sending: 'Odesílá se …',
    left: (left) => `v tomto tahu ještě ${counted(left, { one: 'nabídka', few: 'nabídky', other: 'nabídek' })}`,
    most: (most) => `nejvýše ${counted(most, takenCards)} na každé straně`,
    more: (side, resource) => `${side}: ${resource} +1`,
    less: (side, resource) => `${side}: ${resource} −1`,
    close: 'Zavřít',
    offers: (who) => `${who} nabízí`,
    forWhat: 'za',
    yours: 'Tvoje nabídka',
    answers: { 'not-asked': 'mimo nabídku', open: 'přemýšlí', no: 'ne', yes: 'souhlasí', counter: 'protinabídka' },
    counter: 'Protinabídka',
    instead: (give, want) => `dává: ${give}, chce: ${want}`,
    tradeWith: (who) => `Obchod: ${who}`,
    withdraw: 'Stáhnout',
    accept: 'Ano, platí',
    decline: 'Ne',
    never: (give, get) => `V této partii nikdy: ${give} → ${get}`,
    lacking: 'Tyto karty nemáš.',
    bank: 'Směna s bankou',
    bankGive: 'Dát',
    bankGet: 'Vzít',
    bankStock: (count) => `v bance ${count}`,
    bankChoose: 'Vyber, co dáš, a pak, co vezmeš.',
    empty: 'Uveď něco na obou stranách.',
  },

  discard: {
    title: (count) => `Odhodit ${counted(count, takenCards)}`,
    rest: (left) => (left === 0 ? 'hotovo' : `ještě ${left}`),
    suggest: 'Navrhnout',
    send: 'Odhodit',
    side: 'Odhodit',
    waiting: (who) => `${all(who)} ještě ${plural(who.length, { one: 'vybírá', other: 'vybírají' })}.`,
  },

  dice: {
    none: 'ještě se neházelo',
    thrown: (a, b) => `${a} a ${b}: ${a + b}`,
    count: (throws) => counted(throws, { one: 'hod', few: 'hody', other: 'hodů' }),
    row: (sum, count, expected) => `${sum}: ${count}, očekáváno ${tenth(expected)}`,
    sum: 'Součet',
    seen: 'Padlo',
    expected: 'Očekáváno',
    fair: 'Čára ukazuje, co by poctivé kostky přinesly v průměru.',
  },

  bank: { deck: (count) => `${counted(count, developments)} v balíčku` },
  tracker: { pirate: (steps) => `pirát +${steps}` },
  total: 'Celkem',
  source: 'Odkud',
};
