import { all, counted, plural } from '@atoll/engine/formats/de';
import type { ArkWords } from '../ark-locale.ts';

const resourceForms = { one: 'Ressource', other: 'Ressourcen' };
const pointForms = { one: 'Punkt', other: 'Punkte' };

const anyOf = (names: readonly string[]): string => names.join(' oder ');

const movement = (moves: number): string => counted(moves, { one: 'Feld', other: 'Felder' });

/** The table of Hidden Ark in German. */
export const game: ArkWords = {
  crews: 'Crews',
  map: 'Karte',
  actions: 'Aktionen',
  row: 'Auslage',
  board: 'Dein Tableau',
  boardOf: (who) => `Tableau von ${who}`,
  hand: 'Behaltene Marker',
  handEmpty: 'keine',
  tracks: 'Ressourcen',
  round: (round) => `Runde ${round}`,
  placing: 'Vor der ersten Runde',
  ending: { no: '', triggered: 'Das Ende naht', final: 'Letzte Runde' },
  faceDown: 'Fisch, verdeckt',
  you: 'du',
  wins: (who) => `${all(who)} ${plural(who.length, { one: 'gewinnt', other: 'teilen sich den Sieg' })}`,
  tabs: { row: 'Marker', board: 'Tableau', crews: 'Crews', race: 'Auszeich\u00adnungen', log: 'Verlauf' },
  parts: 'Was unter der Karte gezeigt wird',

  seat: {
    fish: (count) => counted(count, { one: 'Fisch', other: 'Fische' }),
    stations: (count) => counted(count, { one: 'Station', other: 'Stationen' }),
    vessels: (count) => counted(count, { one: 'Schiff', other: 'Schiffe' }),
    kept: (count) => `${count} Marker behalten`,
    points: (points) => counted(points, pointForms),
    held: (what, amount) => `${what}: ${amount}`,
  },

  spoken: {
    help: 'Pfeiltasten führen über die Karte, Bild ab zum nächsten wählbaren Feld, Enter wählt, I liest vor.',
    row: (row) => `Reihe ${row}`,
    space: (space, region) => `${space}, ${region}`,
    fish: (name) => `Fisch: ${name}`,
    token: (token) => `mit Marker: ${token}`,
    dearer: 'schwerer zu retten',
    locked: 'von einem fremden Schiff gesperrt',
    points: (points) => `hier ${plural(points, { one: 'liegt', other: 'liegen' })} ${counted(points, pointForms)}`,
    vessel: (who) => `Schiff von ${who}`,
    station: (who) => `Station von ${who}`,
    free: 'keine Station',
    exit: (space) => `Schiffe fahren aus nach ${space}`,
    reach: (moves) => `${movement(moves)} entfernt`,
    reachFor: (moves, price) => `${movement(moves)} entfernt, für ${counted(price, resourceForms)} mehr`,
    chosen: 'gewählt, noch einmal Enter bestätigt',
    edge: 'Hier endet die Karte.',
  },

  route: {
    sail: (vessel, to, moves) => `Segle mit Schiff ${vessel} nach ${to}, ${movement(moves)}`,
    by: (by) => `, über ${by}`,
    price: (price) => `, für ${counted(price, resourceForms)}`,
    points: (points) => `, dabei ${counted(points, pointForms)} einsammeln`,
    tooFar: 'Deine Bewegung reicht nicht bis zu diesem Feld.',
    fishTaken: 'Dort liegt schon ein Schiff, und an einem Fisch ist nur für eines Platz.',
    fishLocked: 'Ein fremdes Schiff sperrt diesen Fisch.',
    seaFull: 'Dort sind schon zwei Schiffe: Du darfst hindurch, aber nicht anhalten.',
    noSailing: 'Zum Segeln wähle Einsatz oder nutze ein Bewegungsticket.',
    noMovement: 'In diesem Zug hast du keine Bewegung: Zum Segeln nutze ein Bewegungsticket.',
    bend: 'Für einen anderen Weg wähle ein Feld dazwischen.',
  },

  fish: {
    title: 'Fisch',
    worth: (points) => counted(points, pointForms),
    assessed: (status, year) => `${status} (Rote Liste, ${year})`,
    cost: 'Kostet',
    yours: 'Du zahlst',
    nothing: 'nichts',
    others: (gives, lacks) => `${gives} andere für ${lacks} fehlende`,
    saved: (count) => `${count} weniger dank deiner Fische`,
    short: (count) => `Dir fehlen noch ${counted(count, resourceForms)}.`,
    discount: (what) => `Danach bei jeder Rettung 1 ${what} weniger`,
    met: ', und die hast du',
    returns: (ports) => `Das Schiff kehrt zurück nach ${anyOf(ports)}.`,
    noPort: 'Alle deine Häfen sind voll: Das Schiff könnte nicht zurückkehren.',
    token: (token) => `Darauf liegt: ${token}`,
    close: 'Weglegen',
    dearer: 'Verschärfung',
    paying: 'Er gehört dir, sobald der Rest bezahlt ist.',
    returning: 'Gerettet: Das Schiff kehrt in den Hafen zurück.',
  },

  columns: {
    title: 'Spalten',
    again: (price) => `erneut: −${price}`,
    repeat: (price) => ` für ${counted(price, { one: 'beliebige Ressource', other: 'beliebige Ressourcen' })}`,
    inUse: 'in Gebrauch',
    slot: (column, slot, what) => `${column}, Fach ${slot}: ${what}`,
    emptySlot: (price) => (price === 0 ? 'leer, kostenlos' : `leer, kostet ${price} Geld`),
    choose: (column, aim) => `${column}: ${aim}`,
    station: (price) => `Station ${price}`,
    vessel: (price) => `Schiff ${price}`,
    noStation: 'Keine Station übrig',
    noVessel: 'Kein Schiff übrig',
    pays: 'Bringt',
    resource: (amount, resource) => `${amount} ${resource}`,
  },

  portions: {
    pay: { title: (count) => `${counted(count, { one: 'Ressource', other: 'Ressourcen' })} bezahlen`, verb: 'Bezahlen:', done: (what) => `${what} bezahlen` },
    study: { title: (count) => `${counted(count, { one: 'Schritt', other: 'Schritte' })} forschen`, verb: 'Forschen:', done: (what) => `${what} erforschen` },
    open: (chosen, total) => `${chosen} von ${total}`,
    chosen: (what, count, after) => `${what}: ${count}, dann ${after}`,
    more: (what) => `${what}: eins mehr`,
    less: (what) => `${what}: eins weniger`,
  },

  list: {
    title: 'Fische zu retten',
    sort: 'Sortieren nach',
    by: { lacks: 'Was fehlt', points: 'Punkten', sea: 'Region' },
    payable: 'bezahlbar',
    exchanged: (gives) => `mit ${gives} im Tausch`,
    locked: 'gesperrt',
    none: 'Kein Fisch liegt offen.',
  },

  shelf: { title: 'Gerettete Fische', none: 'noch keine', less: (amount, what) => `${amount} ${what} weniger bei jeder Rettung`, open: (who) => `Tableau und Fische von ${who}` },

  sheet: { title: 'Punkte, wenn die Partie jetzt endete', total: 'Summe', now: 'Auszeichnungen und Ressourcen können sich noch ändern', part: (name, points) => `${name} ${points}` },

  exchangeFor: (price) => `1 davon für ${price} beliebige andere:`,

  turn: {
    moves: (moves) => counted(moves, { one: 'Bewegung', other: 'Bewegungen' }),
    rescues: (count) => counted(count, { one: 'Rettung', other: 'Rettungen' }),
    studies: (count) => counted(count, { one: 'Forschungsschritt', other: 'Forschungsschritte' }),
    builds: (count) => counted(count, { one: 'Bau', other: 'Bauten' }),
    installs: 'erstes Ausbauteil kostenlos',
    waiting: (count) => `${count} ${plural(count, { one: 'wartet', other: 'warten' })} auf Platz`,
    left: 'In diesem Zug übrig',
  },

  race: {
    title: 'Auszeichnungen',
    places: (places) => places.join(' / '),
    has: (who, count, points) => `${who}: ${count} ${points > 0 ? `(+${points})` : ''}`,
    most: (places) => `Wer am Ende die meisten Fische dieser Region hat, erhält ${places.join(', dann ')} Punkte.`,
    all: (points) => `Alle, die am Ende Fische aus allen fünf Regionen haben, erhalten ${counted(points, pointForms)}.`,
    nobody: 'Noch hat niemand einen.',
  },

  tide: {
    title: 'Gezeiten',
    more: (fish, refills) => `noch ${counted(fish, { one: 'Fisch', other: 'Fische' })}, dann wird die Karte aufgefüllt (noch ${refills}-mal)`,
    last: (fish) => `noch ${counted(fish, { one: 'Fisch', other: 'Fische' })}, dann beginnt die letzte Runde`,
    ending: (left) => `${counted(left, { one: 'Fisch', other: 'Fische' })} übrig, kein Auffüllen mehr`,
  },

  common: {
    title: 'Gemeinsam',
    alone: 'Allein',
    now: (rating, band) => `Wäre jetzt Schluss: ${rating}, ${band}`,
    next: (band, from, lacks) => `${band} ab ${from}: noch ${lacks}`,
    aim: (band, from) => `Ziel: am Ende ${band} oder besser, ab ${from}.`,
    made: (crew, pool, escalation) => `${crew} Punkte der Crew und ${pool} für Marker im Vorrat (je 2)${escalation > 0 ? `, ${escalation} weniger wegen Verschärfung` : ''}`,
    lowest: (crew, pool, escalation) => `${crew} Punkte der Crew, die am wenigsten hat, und ${pool} für Marker im Vorrat (je 2)${escalation > 0 ? `, ${escalation} weniger wegen Verschärfung` : ''}`,
    falls: 'In jedem Zug verlassen Marker den Vorrat, und das Ergebnis sinkt mit ihnen: Was ihr einnehmt, muss das aufwiegen.',
    hint: (gain, next) => `. Das bringt der Crew ${counted(gain, { one: 'Punkt', other: 'Punkte' })} mehr als die zweitbeste Wahl, ${next}.`,
    hintEqual: (next) => `. Für die Crew etwa gleich gut: ${next}.`,
  },

  pool: (count) => `${count} Marker im Vorrat`,
  zoomIn: 'Größer',
  zoomOut: 'Kleiner',
  whole: 'Ganze Karte',

  shortcuts: {
    ...{ take: 'A', draw: 'V', build: 'B', operation: 'E', upgrade: 'U', research: 'F', move: 'S', rescue: 'R', station: 'T', launch: 'C' },
    ...{ install: 'N', study: 'F', extend: 'K', swap: 'P', play: 'M', exchange: 'X', investigate: 'D', convert: 'Y', end: 'Z' },
  },
  groups: {
    take: 'Aus der Auslage',
    draw: 'Verdeckt ziehen',
    build: 'Bau',
    operation: 'Einsatz',
    upgrade: 'Ausbau',
    research: 'Forschung',
    move: 'Segeln',
    rescue: 'Retten',
    station: 'Station',
    launch: 'Schiff',
    install: 'Einbauen',
    study: 'Forschen',
    extend: 'Bewegung kaufen',
    swap: '+1, keine Rettung',
    play: 'Marker nutzen',
    exchange: 'Tauschen',
    investigate: 'Fisch aufdecken',
    convert: 'Überschuss tauschen',
    end: 'Zug beenden',
  },
  goesBack: 'Wähle den Marker der Auslage, der in den Vorrat zurückgeht.',
  answer: 'Deine Antwort',
  pointAt: {
    map: 'Wähle eine der leuchtenden Stellen auf der Karte.',
    row: 'Wähle einen der leuchtenden Marker.',
    board: 'Wähle eine der leuchtenden Stellen auf deinem Tableau.',
    race: 'Wähle eine der leuchtenden Auszeichnungen.',
  },
};
