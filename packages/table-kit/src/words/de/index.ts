import { all, counted } from '@atoll/engine/formats/de';
import type { Words } from '../locale.ts';
import { rematch, scores } from './after-match.ts';
import { lobby, mine } from './lobby.ts';
import { refusals, tableRefusals } from './refusals.ts';
import { table } from './table.ts';

const people = { one: 'Person', other: 'Personen' };

/** The shell in German. */
export const words: Words = {
  ...{ lobby, mine, table, scores, rematch, refusals, tableRefusals },
  title: (page) => `${page} · Atoll`,
  back: 'Zurück zur Lobby',
  close: 'Schließen',
  asked: (text) => `${text}?`,
  loading: 'Einen Moment …',
  nameLabel: 'Dein Name',
  nameProblems: {
    empty: 'Gib zuerst deinen Namen ein.',
    long: 'Ein Name hat höchstens 24 Zeichen.',
    invisible: 'In diesem Namen steckt ein unsichtbares Zeichen. Gib ihn neu ein.',
    stacked: 'In diesem Namen hat ein Buchstabe zu viele Zusatzzeichen.',
  },
  players: (count) => counted(count, people),
  watchers: (count) => (count === 0 ? 'Niemand schaut zu' : counted(count, { one: 'Person schaut zu', other: 'Personen schauen zu' })),

  gallery: { title: 'Karten', of: (game) => `Die Karten von ${game}`, failed: 'Die Karten ließen sich nicht laden. Lade die Seite neu.', link: 'Karten ansehen' },

  rules: { title: 'Regeln', of: (game) => `Regeln von ${game}`, rule: (id) => `Regel ${id}` },

  invite: {
    title: 'Einladung',
    lead: (name) => `${name} lädt dich an einen Tisch ein`,
    closed: {
      waiting: 'Alle Plätze sind besetzt, aber du kannst zuschauen.',
      playing: 'Die Partie läuft schon. Du kannst zuschauen.',
      over: 'Diese Partie ist vorbei. Du kannst ansehen, wie sie ausging.',
    },
    join: 'Mitspielen',
    watch: 'Zuschauen',
    look: 'Ansehen',
    mine: 'An deinen Platz',
    missing: 'Diesen Code gibt es nicht',
    missingText: 'Vielleicht ist der Tisch längst geschlossen oder ein Buchstabe stimmt nicht. Ein kurzer Code führt eine Woche lang zu seinem Tisch, ein Link länger.',
    wrong: (code) => `${code} ist kein Code`,
    failed: 'Die Einladung ließ sich nicht öffnen',
  },

  room: {
    title: 'Dein Tisch',
    guest: (name) => `Tisch von ${name}`,
    alone: 'Lade jemanden ein oder füge einen Bot hinzu.',
    ready: 'Warten auf andere. Du kannst schon starten.',
    wait: (host) => `Warten, bis ${host} startet.`,
    watching: 'Du schaust zu. Die Partie hat noch nicht begonnen.',
    code: 'Code dieses Tisches',
    qr: 'Bild des Einladungslinks für eine Handykamera',
    share: 'Teilen',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    shareText: 'Komm und spiel mit mir',
    seats: 'Plätze',
    open: 'Freier Platz',
    openHost: 'einladen oder Bot hinzufügen',
    openGuest: 'vielleicht kommt noch jemand',
    you: 'du',
    host: 'Leitung',
    here: 'Da',
    guestHere: 'sitzt hier',
    away: 'nicht verbunden',
    bot: 'Bot',
    addBot: 'Bot dazu',
    toSeat: (seat) => `auf Platz ${seat}`,
    strength: (name, strength) => `${name}: ${strength}`,
    skill: (name) => `Wie gut ${name} spielt`,
    free: (name) => `Platz von ${name} wieder freigeben`,
    start: (count) => (count === 1 ? 'Allein starten' : `Mit ${counted(count, people)} starten`),
    options: 'Optionen',
    access: 'Öffentlicher Tisch',
    accessHint: 'alle können ihn in der Lobby finden',
    hints: 'Tipps',
    hintsHint: 'ein Bot sagt, was er tun würde; nur gegen Bots darfst du immer fragen',
    on: 'an',
    off: 'aus',
    newPage: 'öffnet eine eigene Seite',
    rename: 'Namen ändern',
    elsewhere: 'Anderswo weiterspielen',
    elsewhereHint: 'Dieser Link öffnet deinen eigenen Platz auf einem anderen Gerät. Behalte ihn für dich.',
    elsewhereCopy: 'Platzlink kopieren',
    draws: 'Faire Ziehungen',
  },

  botNames: ['Remora', 'Triton', 'Kauri', 'Manta', 'Nautilus', 'Patella'],
  programNamed: (name) => `${name} (Bot)`,
  strengths: ['leicht', 'mittel', 'stark', 'sehr stark'],
  bots: { random: 'Leicht', greedy: 'Eifrig' },

  status: {
    yourTurn: 'Du bist am Zug',
    turnOf: (name) => `${name} ist am Zug`,
    waitingFor: (names) => `Warten auf ${all(names)}`,
    over: 'Beendet',
    watching: 'Du schaust zu',
    hurried: 'Bots denken kürzer',
    hurriedHint: 'Auf diesem Server denken gerade viele Bots zugleich, darum kürzer, als sie könnten.',
    firstTime: 'Worum es bei dieser Frage geht',
    firstTimeAway: 'Diese Zeile ausblenden',
    scores: 'Wertung',
    loading: 'Der Tisch wird geladen …',
    fast: 'Vorspulen',
    fastHint: 'Zeigt die Züge der Bots sofort, bis ein Mensch gefragt ist.',
    titleYourTurn: 'Du bist am Zug',
    titleTable: (name) => `Tisch von ${name}`,
  },

  connection: {
    connecting: 'Der Tisch wird gesucht …',
    lost: 'Die Verbindung ist unterbrochen. Sie wird automatisch wieder aufgebaut; nichts geht verloren.',
    unsent: 'Deine Wahl wird danach gesendet.',
    retry: 'Jetzt versuchen',
    replaced: 'Anderswo geöffnet',
    replacedText: 'Dein Platz wurde auf einem anderen Gerät oder in einem anderen Tab geöffnet. Du kannst dort weiterspielen oder ihn hierher zurückholen.',
    takeBack: 'Hierher zurückholen',
    removed: 'Dieser Platz gehört nicht mehr dir',
    removedText: 'Er wurde vor Beginn der Partie wieder freigegeben, oder ein Teil des Links fehlt. Zuschauen kannst du trotzdem.',
    missing: 'Diesen Tisch gibt es nicht',
    missingText: 'Vielleicht ist der Link alt oder nicht vollständig.',
    unplayable: 'Diese Partie ist hier nicht spielbar',
    unplayableText: 'Die Regeln dieses Servers sind neuer als die Partie; sie bleibt, wie sie ist. Ein Server von damals kann sie fortsetzen.',
    serverFailed: 'Der Server meldet an diesem Tisch Fehler',
    serverFailedText: 'Er antwortet immer wieder mit einem Fehler. Was gespielt wurde, ist gespeichert. Versuch es später noch einmal oder melde es denen, die ihn betreiben.',
    again: 'Noch einmal',
    broken: 'Der Tisch lässt sich nicht weiter anzeigen',
    brokenText: 'Auf dieser Seite ist ein Fehler aufgetreten; die Partie selbst ist auf dem Server gespeichert. Lade die Seite neu, um weiterzuspielen.',
    failed: 'Der Tisch ließ sich nicht laden',
    failedText: 'Ein Teil des Programms kam nicht an. Lade die Seite neu.',
    reload: 'Neu laden',
  },

  menu: { title: 'Menü' },

  standIn: {
    plays: 'Ein Bot spielt für dich.',
    botOf: (name) => `Bot von ${name}`,
    takeBack: 'Platz wieder übernehmen',
    waited: (name) => `${name} ist nicht da, und alle warten.`,
    handOver: 'Bot spielen lassen',
    short: 'Bot spielte weiter',
  },

  talk: { tab: (unread) => (unread > 0 ? `Reden, ${unread} ungelesen` : 'Reden') },

  concede: {
    own: 'Du hast aufgegeben. Ein Bot spielt für dich zu Ende.',
    ownResult: 'Du hast aufgegeben.',
    won: (names) => `Du gewinnst, weil ${all(names)} ${names.length === 1 ? 'aufgibt' : 'aufgeben'}.`,
    short: 'aufgegeben',
  },

  settings: {
    title: 'Einstellungen',
    pace: 'Tempo der Bots',
    paceHint: 'wie lange du jede ihrer Entscheidungen siehst, an Tischen, die du eröffnest',
    paceHere: 'wie lange alle jede ihrer Entscheidungen sehen',
    paces: { 0: 'Sofort', 900: 'Ruhig', 2000: 'Langsam' },
    lettersAre: { on: 'Buchstaben und Zeichen lassen sich in den Einstellungen abschalten.', off: 'Buchstaben und Zeichen sind in den Einstellungen abgeschaltet.' },
  },

  refused: (code) => `Das hat nicht geklappt (${code}).`,
  unreachable: 'Der Server antwortet nicht. Versuch es gleich noch einmal.',
};
