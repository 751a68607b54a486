import { all, counted, plural } from '@atoll/engine/formats/cs';
import type { ArkWords } from '../ark-locale.ts';

const anyOf = (names: readonly string[]): string => names.join(' nebo ');

const spaces = { one: 'pole', few: 'pole', other: 'polí' };
const points = { one: 'bod', few: 'body', other: 'bodů' };
const fish = { one: 'ryba', few: 'ryby', other: 'ryb' };
const resources = { one: 'zdroj', few: 'zdroje', other: 'zdrojů' };
const anyResources = { one: 'libovolný zdroj', few: 'libovolné zdroje', other: 'libovolných zdrojů' };

/** "7, potom 3 body": the word goes with the last number. */
const ranked = (places: readonly number[]): string => `${places.join(', potom ')} ${plural(places.at(-1) ?? 0, points)}`;

/** The texts of the table of Hidden Ark in Czech. */
export const game: ArkWords = {
  crews: 'Posádky',
  map: 'Mapa',
  actions: 'Akce',
  row: 'Řada žetonů',
  board: 'Tvoje deska',
  boardOf: (who) => `Deska: ${who}`,
  hand: 'Žetony v ruce',
  handEmpty: 'žádné',
  tracks: 'Zdroje',
  round: (round) => `Kolo ${round}`,
  placing: 'Před prvním kolem',
  ending: { no: '', triggered: 'Konec se blíží', final: 'Poslední kolo' },
  faceDown: 'Ryba lícem dolů',
  you: 'ty',
  wins: (who) => plural(who.length, { one: `Vítězí ${all(who)}`, other: `O vítězství se dělí ${all(who)}` }),
  tabs: { row: 'Žetony', board: 'Deska', crews: 'Posádky', race: 'Ocenění', log: 'Zápis' },
  parts: 'Co se ukazuje pod mapou',

  seat: {
    fish: (count) => counted(count, fish),
    stations: (count) => counted(count, { one: 'stanice', few: 'stanice', other: 'stanic' }),
    vessels: (count) => counted(count, { one: 'loď', few: 'lodě', other: 'lodí' }),
    kept: (count) => `${counted(count, { one: 'žeton', few: 'žetony', other: 'žetonů' })} v ruce`,
    points: (count) => counted(count, points),
    held: (what, amount) => `${what}: ${amount}`,
  },

  spoken: {
    help: 'Šipky vedou po mapě, Page Down na další pole, které lze vybrat, Enter vybírá, I čte.',
    row: (row) => `Řada ${row}`,
    space: (space, region) => `${space}, ${region}`,
    fish: (name) => `ryba: ${name}`,
    token: (token) => `leží tu ${token}`,
    dearer: 'dražší záchrana',
    locked: 'blokuje ji cizí loď',
    points: (count) => `body k sebrání: ${count}`,
    vessel: (who) => `loď: ${who}`,
    station: (who) => `stanice: ${who}`,
    free: 'bez stanice',
    exit: (space) => `lodě vyplouvají na ${space}`,
    reach: (moves) => `vzdálenost ${counted(moves, spaces)}`,
    reachFor: (moves, price) => `vzdálenost ${counted(moves, spaces)}, za ${counted(price, resources)} navíc`,
    chosen: 'vybráno, další Enter potvrdí',
    edge: 'Tady mapa končí.',
  },

  route: {
    sail: (vessel, to, moves) => `Plout lodí ${vessel} na ${to}, ${counted(moves, spaces)}`,
    by: (by) => `, přes ${by}`,
    price: (price) => `, za ${counted(price, resources)}`,
    points: (count) => `, sebrané body: ${count}`,
    tooFar: 'Na toto pole ti pohyb nestačí.',
    fishTaken: 'Už tam je jiná loď a u ryby je místo jen pro jednu.',
    fishLocked: 'Tuto rybu blokuje cizí loď.',
    seaFull: 'Už tam jsou dvě lodě: proplout můžeš, zastavit ne.',
    noSailing: 'Chceš-li plout, vyber Plavbu, nebo použij žeton pohybu.',
    noMovement: 'V tomto tahu nemáš žádný pohyb: chceš-li plout, použij žeton pohybu.',
    bend: 'Jinou cestu zvolíš výběrem pole mezi tím.',
  },

  fish: {
    title: 'Ryba',
    worth: (count) => counted(count, points),
    assessed: (status, year) => `${status} (Červený seznam, ${year})`,
    cost: 'Cena',
    yours: 'Platíš',
    nothing: 'nic',
    others: (gives, lacks) => `${counted(gives, { one: 'jiný', few: 'jiné', other: 'jiných' })} za ${counted(lacks, { one: 'chybějící', few: 'chybějící', other: 'chybějících' })}`,
    saved: (count) => `o ${count} méně díky tvým rybám`,
    short: (count) => `Chybí ti ${counted(count, resources)}.`,
    discount: (what) => `Každá tvoje další záchrana bude o 1 levnější: ${what}`,
    met: ', splněno',
    returns: (ports) => `Loď se vrátí do přístavu ${anyOf(ports)}.`,
    noPort: 'Všechny tvoje přístavy jsou plné: loď by se neměla kam vrátit.',
    token: (token) => `Leží na ní ${token}`,
    close: 'Skrýt',
    dearer: 'Eskalace',
    paying: 'Je tvoje, jakmile zaplatíš zbytek.',
    returning: 'Zachráněno: loď se vrací do přístavu.',
  },

  columns: {
    title: 'Sloupce',
    again: (price) => `znovu: −${price}`,
    repeat: (price) => ` za ${counted(price, anyResources)}`,
    inUse: 'zvoleno',
    slot: (column, slot, what) => `${column}, slot ${slot}: ${what}`,
    emptySlot: (price) => (price === 0 ? 'prázdný, zdarma' : `prázdný, cena ${price}× peníze`),
    choose: (column, aim) => `${column}: ${aim}`,
    station: (price) => `Stanice ${price}`,
    vessel: (price) => `Loď ${price}`,
    noStation: 'Stanice došly',
    noVessel: 'Lodě došly',
    pays: 'Přináší',
    resource: (amount, resource) => `${amount}× ${resource}`,
  },

  portions: {
    pay: { title: (count) => `Zaplatit ${counted(count, { one: 'zdroj', few: 'zdroje', other: 'zdrojů' })}`, verb: 'Zaplatit', done: (what) => `Zaplatit: ${what}` },
    study: { title: (count) => `Výzkum: ${counted(count, { one: 'krok', few: 'kroky', other: 'kroků' })}`, verb: 'Zkoumat', done: (what) => `Zkoumat: ${what}` },
    open: (chosen, total) => `${chosen} z ${total}`,
    chosen: (what, count, after) => `${what}: ${count}, pak ${after}`,
    more: (what) => `O jedno více: ${what}`,
    less: (what) => `O jedno méně: ${what}`,
  },

  list: {
    title: 'Ryby k záchraně',
    sort: 'Seřadit podle',
    by: { lacks: 'Co chybí', points: 'Bodů', sea: 'Oblasti' },
    payable: 'lze zaplatit',
    exchanged: (gives) => `se směnou ${gives}`,
    locked: 'zamčená',
    none: 'Žádná ryba neleží lícem nahoru.',
  },

  shelf: { title: 'Zachráněné ryby', none: 'zatím žádné', less: (amount, what) => `${what}: o ${amount} méně při každé záchraně`, open: (who) => `Deska a ryby: ${who}` },

  sheet: { title: 'Body, kdyby partie teď skončila', total: 'Celkem', now: 'ocenění a suroviny se ještě mohou změnit', part: (name, points) => `${name} ${points}` },

  exchangeFor: (price) => `1 z těchto za ${counted(price, { one: 'libovolný jiný', few: 'libovolné jiné', other: 'libovolných jiných' })}:`,

  turn: {
    moves: (moves) => counted(moves, { one: 'pohyb', few: 'pohyby', other: 'pohybů' }),
    rescues: (count) => counted(count, { one: 'záchrana', few: 'záchrany', other: 'záchran' }),
    studies: (count) => counted(count, { one: 'výzkum', few: 'výzkumy', other: 'výzkumů' }),
    builds: (count) => counted(count, { one: 'stavba', few: 'stavby', other: 'staveb' }),
    installs: 'první vylepšení zdarma',
    waiting: (count) => `čeká na místo: ${count}`,
    left: 'Zbývá v tomto tahu',
  },

  race: {
    title: 'Ocenění',
    places: (places) => places.join(' / '),
    has: (who, count, points) => `${who}: ${count} ${points > 0 ? `(+${points})` : ''}`,
    most: (places) => `Kdo má na konci nejvíc ryb této oblasti, dostane ${ranked(places)}.`,
    all: (count) => `Každý, kdo má na konci ryby ze všech pěti oblastí, dostane ${counted(count, points)}.`,
    nobody: 'Zatím nikdo žádnou nemá.',
  },

  tide: {
    title: 'Příliv',
    more: (count, refills) => `Ještě ${counted(count, fish)}, pak se mapa doplní (zbylá doplnění: ${refills})`,
    last: (count) => `Ještě ${counted(count, fish)}, pak začne poslední kolo`,
    ending: (left) => `Na mapě ${counted(left, fish)}, doplnění už nebude`,
  },

  common: {
    title: 'Společně',
    alone: 'Sólo',
    now: (rating, band) => `Kdyby byl konec: ${rating}, ${band}`,
    next: (band, from, lacks) => `${band} od ${from}: chybí ${lacks}`,
    aim: (band, from) => `Cíl: na konci ${band} nebo lépe, od ${from}.`,
    made: (crew, pool, escalation) => `body posádky: ${crew}, za žetony v zásobě: ${pool} (po 2)${escalation > 0 ? `, minus ${escalation} za eskalaci` : ''}`,
    lowest: (crew, pool, escalation) => `body posádky, která jich má nejméně: ${crew}, za žetony v zásobě: ${pool} (po 2)${escalation > 0 ? `, minus ${escalation} za eskalaci` : ''}`,
    falls: 'Každým tahem žetonů v zásobě ubývá a výsledek s nimi klesá: to, co získáte, to musí vyvážit.',
    hint: (gain, next) => `. Posádce to dá o ${counted(gain, points)} víc než druhá nejlepší volba, ${next}.`,
    hintEqual: (next) => `. Pro posádku zhruba stejně dobré: ${next}.`,
  },

  pool: (count) => `${counted(count, { one: 'žeton', few: 'žetony', other: 'žetonů' })} v zásobě`,
  zoomIn: 'Větší',
  zoomOut: 'Menší',
  whole: 'Celá mapa',

  shortcuts: {
    ...{ take: 'T', draw: 'D', build: 'B', operation: 'O', upgrade: 'U', research: 'R', move: 'S', rescue: 'F', station: 'B', launch: 'V' },
    ...{ install: 'N', study: 'R', extend: 'X', swap: 'P', play: 'K', exchange: 'C', investigate: 'G', convert: 'Y', end: 'E' },
  },
  groups: {
    take: 'Vzít z řady',
    draw: 'Vzít naslepo',
    build: 'Stavba',
    operation: 'Plavba',
    upgrade: 'Vylepšení',
    research: 'Výzkum',
    move: 'Plout',
    rescue: 'Záchrana',
    station: 'Stanice',
    launch: 'Loď',
    install: 'Vložit',
    study: 'Výzkum',
    extend: 'Koupit pohyb',
    swap: '+1, bez záchrany',
    play: 'Použít žeton',
    exchange: 'Směna',
    investigate: 'Odkrýt rybu',
    convert: 'Proměnit přebytek',
    end: 'Ukončit tah',
  },
  goesBack: 'Vyber žeton z řady, který se vrátí do zásoby.',
  answer: 'Tvoje odpověď',
  pointAt: {
    map: 'Vyber jedno z osvětlených míst na mapě.',
    row: 'Vyber jeden z osvětlených žetonů.',
    board: 'Vyber jedno z osvětlených míst na své desce.',
    race: 'Vyber jedno z osvětlených ocenění.',
  },
};
