import { formatsFor } from '@atoll/engine';
import type { ReplayWords } from '../load-later-words.ts';

const format = formatsFor('de');
const { plural, whole } = format;

export const replay: ReplayWords = {
  title: 'Wiederholung',
  bar: 'Stelle in der Partie',
  position: (at, of) => `${whole(at)} von ${whole(of)}`,
  positionSpoken: (at, of, round) =>
    `Aktion ${whole(at)} von ${whole(of)}${round > 0 ? `, Runde ${whole(round)}` : ''}`,
  behind: (actions) =>
    `${whole(actions)} ${plural(actions, { one: 'Aktion', other: 'Aktionen' })} zurück`,
  now: 'Zurück zum aktuellen Stand',
  missed: (actions) =>
    `Während du weg warst: noch ${whole(actions)} ${plural(actions, { one: 'Aktion', other: 'Aktionen' })}`,
  skip: 'Direkt zum aktuellen Stand',
  late: 'Wer zuschaut, sieht',
  lateHint:
    'damit niemand, der zuschaut, jemandem helfen kann, der spielt; steht mit Beginn der Partie fest',
  lateBy: (turns) =>
    turns === 0
      ? 'die Partie, wie sie steht'
      : `sie ${whole(turns)} ${plural(turns, { one: 'Zug', other: 'Züge' })} später`,
  lateNote: (turns) =>
    `Du siehst diese Partie ${whole(turns)} ${plural(turns, { one: 'Zug', other: 'Züge' })} später, bis sie zu Ende ist.`,
  start: 'Zum Anfang',
  roundBack: 'Eine Runde zurück',
  turnBack: 'Einen Zug zurück',
  back: 'Eine Aktion zurück',
  play: 'Abspielen',
  pause: 'Anhalten',
  forward: 'Eine Aktion weiter',
  turnOn: 'Einen Zug weiter',
  roundOn: 'Eine Runde weiter',
  end: 'Zum Ende',
  speed: 'Tempo',
  times: (speed) => `×${speed < 1 ? format.tenth(speed) : whole(speed)}`,
  seat: 'Blick von',
  nobody: 'Zuschauenden',
  openHands: 'allen, offen',
  link: 'Link hierher kopieren',
  save: 'Partie speichern',
  keys: 'Tasten: ← → ein Zug, ↑ ↓ eine Runde, Punkt eine Aktion, Leertaste spielt ab.',
  playOn: 'Von hier an spielen',
  playOnTogether: 'Mit anderen weiterspielen',
  playOnOver: 'Hier ist die Partie vorbei: Geh zu einer Stelle zurück, an der jemand entscheidet.',
  playedTitle: 'Aus einer Wiederholung gespielt',
  playedFrom: (name, at) =>
    `Du spielst ab Aktion ${whole(at)} für ${name}, Bots spielen für die anderen. Was ${name} nicht wissen konnte, ist neu gemischt. Nichts davon wird gespeichert.`,
  playedOver: 'Die Partie, die du von hier an gespielt hast, ist vorbei.',
  playedBack: 'Zur Wiederholung',
  goesOn: (action, seat) =>
    `Diese Partie geht von einer anderen aus weiter, nach ${format.whole(action)} Aktionen. Was Platz ${seat} dort nicht wissen konnte, wird neu verteilt, und jeder Platz muss besetzt sein.`,
  goesOnLink: 'Ansehen, wo sie beginnt',
  draws: 'Zufall',
  drawsTitle: 'War der Zufall ehrlich?',
  drawsPromise:
    'Der Server hat den Hash eines Geheimnisses genannt, das er bis zum Ende der Partie behält:',
  drawsAdding: 'Jeder Platz gibt etwas dazu, das der Server vorher nicht kennen konnte:',
  drawsLater:
    'Aus dem Geheimnis und aus diesen Beiträgen folgt, wie gemischt, gezogen und gewürfelt wird. Die Wiederholung der Partie zeigt, ob alles zusammenpasst.',
  drawsBefore:
    'Bevor irgendetwas gezogen wurde, nannte der Server diesen Hash seines Geheimnisses:',
  drawsShares: 'Dann gab jeder Platz etwas dazu, das der Server vorher nicht kennen konnte:',
  drawsNothing: 'nichts',
  drawsSecret: 'Die Partie ist vorbei, nun wird das Geheimnis offengelegt:',
  drawsSeed: 'Aus dem Geheimnis und dem, was dazukam, ergibt sich der Startwert:',
  drawsFit:
    'Beides passt: Das Geheimnis hat diesen Hash, und der Startwert ergibt sich daraus. Jedes Mischen, Ziehen und Würfeln der Partie wurde aus dem Startwert neu berechnet, und alles passt zu jeder Aktion.',
  drawsNumbers: (count, each) =>
    `${whole(count)} ${plural(count, { one: 'Zahl wurde', other: 'Zahlen wurden' })} gezogen${each === '' ? '' : `: ${each}`}.`,
  drawsPurpose: (purpose, count) => `${whole(count)} ${purpose}`,
  drawsOwn:
    'Eines davon gab dieser Browser selbst dazu, nachdem er den Hash gesehen hatte: Weder der Server noch sonst jemand konnte den Zufall lenken.',
  drawsMissing: (share) =>
    `Dieser Browser gab ${share} zu dieser Partie dazu, doch das ist nicht dabei. Warum, weiß, wer den Server betreibt.`,
  drawsExchanged: (hash) =>
    `Vor dieser Partie nannte der Server diesem Browser einen anderen Hash: ${hash}. Er hat sein Geheimnis seither ausgetauscht.`,
  drawsReused:
    'Der Server hatte denselben Hash schon vor einer anderen Partie genannt; sein Geheimnis war also bekannt, als diese begann.',
  drawsOther:
    'Dieser Browser gab hier nichts dazu und muss denen glauben, die es taten. Wer am Tisch saß, kann hier sehen, ob der eigene Teil dabei ist.',
  drawsUnshared:
    'Diese Partie begann, bevor Startwerte gemeinsam entstanden: Der Server allein bestimmte, wie gemischt wurde. Geprüft ist, dass das Mischen zu jeder Aktion passt.',
  points: 'Punkte im Verlauf; wähle eine Stelle, um dorthin zu gehen',
  open: 'Partiedatei öffnen',
  openText: 'Eine als Datei gespeicherte Partie wird hier gezeigt, nur in diesem Browser.',
  choose: 'Datei wählen',
  failed: 'Diese Partie lässt sich nicht zeigen',
  notOver:
    'Sie ist noch nicht vorbei. Zurückblicken kannst du, sobald eine Partie vorbei ist; bis dahin kannst du zuschauen.',
  watch: 'Zuschauen',
  missing: 'Dieser Server kennt keine solche Partie. Vielleicht ist der Link nicht vollständig.',
  unreachable: 'Der Server antwortet nicht. Versuch es gleich noch einmal.',
  again: 'Noch einmal',
  recorded:
    'Diese Partie wurde nach anderen Regeln gespielt als den heutigen. Du siehst sie, wie sie damals aufgezeichnet wurde; weiterspielen lässt sich von hier aus nicht.',
  otherRules:
    'Sie wurde nach Regeln gespielt, die nicht mehr die heutigen sind. Eine Partie, die es so nicht gab, wird nicht an ihrer Stelle gezeigt.',
  unknownGame: 'Es ist die Partie eines Spiels, das es hier nicht gibt.',
  badFile: (why) => `Die Datei lässt sich nicht lesen: ${why}.`,
  badFiles: {
    encoding: 'Sie ist nicht als UTF-8 gespeichert',
    empty: 'Sie ist leer',
    otherFormat: 'Sie ist keine Partiedatei',
    otherVersion: 'Sie stammt von einer anderen Version des Programms',
    cutOff: 'Ihr Ende fehlt',
    changed: 'Sie wurde nach dem Speichern verändert',
    seed: 'Ihr Startwert ergibt sich nicht aus dem, was die Plätze dazugaben',
    damaged: 'Ein Teil davon ist beschädigt',
    unplayable: 'Die Partie darin ist nach ihren Regeln nicht möglich',
  },
};
