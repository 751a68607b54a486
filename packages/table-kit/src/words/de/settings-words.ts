import { formatsFor } from '@atoll/engine';
import type { SettingsWords } from '../load-later-words.ts';

const format = formatsFor('de');

export const settings: SettingsWords = {
  language: 'Sprache',
  languageHint: 'für alles außer Namen',
  languageAuto: 'Wie der Browser',
  animation: 'Animation',
  animations: { 0: 'Aus', 1: 'Normal', 2: 'Schnell' },
  askFirst: 'Nachfragen',
  askFirstHint: 'zeigt, was ein Druck bewirkt, und wartet auf einen zweiten; Enter bestätigt',
  askFirsts: { always: 'Immer', final: 'Wenn es endgültig ist', never: 'Nie' },
  autoPass: 'Von selbst passen',
  autoPassHint: 'wenn in deinem Zug nichts anderes möglich ist',
  turnVolume: 'Ton für deinen Zug',
  turnVolumeHint: 'eine Glocke, wenn der Tisch auf dich wartet',
  tableVolume: 'Töne am Tisch',
  tableVolumeHint: 'Karten, Tiere, die Flut zwischen den Runden',
  volume: (value) => (value === 0 ? 'Aus' : format.percent(value)),
  text: 'Schriftgröße',
  percent: (value) => format.percent(value),
  shade: 'Hell oder dunkel',
  shadeHint: 'die Seiten um den Tisch; das Meer selbst bleibt dunkel',
  shades: { system: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
  contrast: 'Kontrast',
  contrasts: { system: 'Wie das Gerät', normal: 'Normal', high: 'Hoch' },
  firstTimes: 'Hilfe am Anfang',
  firstTimesHint: 'eine Zeile sagt, worum es bei einer Frage geht, die ersten zwei Male',
  coach: 'Bemerkungen zu deinen Zügen',
  coachHint: 'in deinen ersten drei Partien, wenn viel mehr möglich war',
  letterKeys: 'Buchstabentasten',
  letterKeysHint: 'einzelne Buchstaben und Zeichen bewirken etwas am Tisch; ? listet sie auf',
  renderer: 'Gezeichnet mit',
  renderers: { auto: 'Das Schnellste', webgl: 'Grafikkarte', canvas: 'Canvas' },
  rendererHint: 'wähle Canvas, wenn der Tisch träge ist oder dunkel bleibt',
};
