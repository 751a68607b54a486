import { all, any, counted, whole } from '@atoll/engine/formats/cs';
import type { Words } from '../locale.ts';
import { scores } from './after-match.ts';

/** After "waits for". */
const people = { one: 'hráče', few: 'hráče', other: 'hráčů' };
const points = { one: 'bod', few: 'body', other: 'bodů' };
const seats = { one: 'volné místo', few: 'volná místa', other: 'volných míst' };

export const lobby: Words['lobby'] = {
  title: 'Lobby',
  create: 'Založit stůl',
  solo: 'Hrát sólo',
  bots: (bots) => (bots === 1 ? 'Hrát s\u00a0botem' : `Hrát ${[2, 3, 4, 6, 7].includes(bots) ? 'se' : 's'}\u00a0${bots}\u00a0boty`),
  side: 'Tvoje strana proti botovi',
  sides: ['Začínám já', 'Začíná bot'],
  begins: 'Kdo začíná',
  lot: 'Losem',
  seats: 'Kolik botů hraje',
  skill: 'Jak silní boti hrají',
  against: (bots) => counted(bots, { one: 'bot', few: 'boti', other: 'botů' }),
  game: 'Hra',
  join: 'Přidat se',
  codeLabel: 'Přidat se s kódem',
  codeHint: 'Šest písmen nebo číslic. Můžeš vložit celý odkaz.',
  codeLength: 'Kód má šest písmen nebo číslic, v odkazu dvanáct.',
  codeStray: (signs, meant) => `V žádném kódu není ${any(signs)}.${meant.length > 0 ? ` Možná tam patří ${any(meant)}.` : ''}`,
  mine: 'Tvoje partie',
  resume: 'Pokračovat',
  look: 'Prohlédnout',
  openFile: 'Otevřít soubor s partií',
  recovery: 'Obnovovací slova',
  recoveryUse: 'Dvanáct obnovovacích slov ti vrátí partie na kterémkoli zařízení.',
  forget: (code) => `Odebrat ze seznamu: ${code}`,
  tables: 'Veřejné stoly',
  tablesNone: 'Teď není otevřený žádný veřejný stůl. Založ vlastní a ostatní ho tu uvidí.',
  tablesLost: 'Seznam stolů se nenačetl.',
  again: 'Zkusit znovu',
  joinTable: (name) => `Přidat se ke stolu: ${name}`,
  watchTable: (name) => `Sledovat stůl: ${name}`,
  watch: 'Sledovat',
  tableOf: (name) => `Stůl: ${name}`,
  open: (count) => (count === 0 ? 'všechna místa obsazená' : counted(count, seats)),
  playing: 'hraje se',
  with: (names) => `(${all(names)})`,
  over: 'dohráno',
  settings: 'Nastavení',
  learn: (game) => `Výuka hry ${game}`,
  learnOn: (game) => `Pokračovat v první partii: ${game}`,
  learnAway: (game) => `Výuku hry ${game} už nenabízet`,
  how: 'Jak to funguje',
  howTo: [
    { icon: 'link', text: 'Založ stůl a pošli jeho odkaz nebo kód. Nikdo nepotřebuje účet.' },
    { icon: 'bot', text: 'Na prázdná místa posaď boty, nebo hraj sólo.' },
    { icon: 'eye', text: 'Přátelé mohou hru sledovat; veřejné stoly jsou otevřené všem.' },
    { icon: 'clock', text: 'Odejdi a vrať se, kdy chceš: partie na tebe počká.' },
  ],
};

export const mine: Words['mine'] = {
  yourTurn: 'Jsi na tahu',
  turnOf: (names) => `Na tahu: ${all(names)}`,
  waiting: (open) => `Čeká na ${counted(open, people)}`,
  ready: 'Může se začít',
  round: (round) => `Kolo ${round}`,
  alone: 'Sólo',
  notified: 'upozornění zapnutá',
  won: 'Výhra',
  lost: 'Prohra',
  shared: 'Dělená výhra',
  wonTogether: 'Společná výhra',
  lostTogether: 'Společná prohra',
  came: (rank) => `${scores.rank(rank)} místo`,
  against: (place, own, best) => `${place}, ${whole(own)} : ${whole(best)}`,
  points: (total) => counted(total, points),
  all: (count) => `Zobrazit všechny (${count})`,
  resumeWith: (name) => `Pokračovat: ${name}`,
  lookAt: (name) => `Prohlédnout: ${name}`,
};
