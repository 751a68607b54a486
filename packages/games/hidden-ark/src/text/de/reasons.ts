import type { Column } from '../../cards/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { counted } from '@atoll/engine/formats/de';
import { columns } from './words.ts';

const held = (count: unknown): string => counted(Number(count ?? 0), { one: 'Ressource', other: 'Ressourcen' });

export const unknownReason = 'Das ist jetzt nicht möglich.';

export const reasons: Catalogue['reasons'] = {
  over: () => 'Die Partie ist vorbei.',
  'not-your-turn': () => 'Du bist nicht am Zug.',
  'answer-first': () => 'Beantworte erst, was gefragt ist.',
  'nothing-asked': () => 'Danach wird gerade nicht gefragt.',
  'place-first': () => 'Setze zuerst deine erste Station.',
  'not-now': () => 'Das ist in diesem Teil des Zuges nicht möglich.',
  'take-first': () => 'Nimm zuerst einen Marker.',
  'column-first': () => 'Wähle zuerst eine Spalte.',
  'column-chosen': ({ column }) => `In diesem Zug hast du schon ${columns[column as Column] ?? 'eine Spalte'} gewählt.`,
  'vessel-must-go-on': () => 'Dein Schiff steht auf einem vollen Feld und muss erst weitersegeln.',
  'not-face-up': () => 'Dieser Marker liegt nicht in der Auslage.',
  'pool-empty': () => 'Der Vorrat ist leer.',
  'not-in-hand': () => 'Du hast diesen Marker nicht.',
  'works-when-taken': () => 'Dieser Marker wirkt, wenn er genommen wird.',
  'no-upgrade-token': () => 'Du hast kein Ausbauteil, das du einbauen könntest.',
  'nothing-to-rescue': () => 'Wo deine Schiffe stehen, lässt sich kein Fisch retten.',
  'nothing-to-build': () => 'Jetzt lässt sich nichts bauen.',
  'too-few-resources': ({ needed, held: have, short = 0 }) =>
    needed === undefined
      ? `Du hast ${held(have)}, das reicht nicht.`
      : Number(short) > 0
        ? `Das kostet ${held(needed)}, wenn du 2 für 1 tauschst; du hast ${held(have)}.`
        : `Das kostet ${held(needed)}; du hast ${held(have)}.`,
  'track-full': () => 'Diese Leiste ist voll.',
  'nothing-of-it': () => 'Davon hast du nichts.',
  'same-resource': () => 'Etwas lässt sich nicht gegen sich selbst tauschen.',
  'nothing-waits': () => 'Es gibt keinen Überschuss zum Tauschen.',
  'not-a-science': () => 'Forschung erhöht Wissenschaften, nicht Geld.',
  'no-research': () => 'Du hast keine Forschung mehr übrig.',
  'no-such-vessel': () => 'Ein solches Schiff hast du nicht.',
  'no-such-space': () => 'Dieses Feld gibt es auf dieser Seite der Karte nicht.',
  'no-movement': () => 'Du hast keine Bewegung mehr übrig.',
  'not-sailing': () => 'In diesem Zug gab es keine Bewegung, die du verlängern könntest.',
  'not-adjacent': () => 'Keines deiner Schiffe steht neben diesem Feld.',
  'arrow-only': () => 'Einen Hafen verlässt ein Schiff nur über dessen Pfeil.',
  'cannot-stop-there': () => 'Das Feld ist voll, und deine Bewegung reicht nicht darüber hinaus.',
  'no-rescue-to-swap': () => 'Du hast keine Rettung, die du aufgeben könntest.',
  'no-rescue': ({ column }) =>
    column === undefined ? 'Du hast jetzt keine Rettung: Wähle Einsatz oder nutze ein Rettungsticket.' : 'In diesem Zug hast du keine Rettung, außer mit einem Rettungsticket.',
  'no-tile': () => 'Hier ist kein Fisch.',
  'face-down': () => 'Dieser Fisch liegt verdeckt.',
  'no-vessel-there': () => 'Keines deiner Schiffe steht hier.',
  locked: () => 'Ein fremdes Schiff sperrt diesen Fisch.',
  'needs-two-stations': ({ have }) => `Er verlangt zwei Stationen, und du hast ${have ?? 1}.`,
  'needs-two-vessels': ({ have }) => `Er verlangt zwei Schiffe, und du hast ${have ?? 1}.`,
  'no-room-to-return': () => 'Alle deine Häfen sind voll, das Schiff könnte also nicht zurückkehren.',
  'tile-occupied': () => 'Auf diesem Fisch steht schon ein Schiff.',
  'no-build': ({ column }) => (column === undefined ? 'Du kannst jetzt nicht bauen: Wähle Bau oder nutze ein Bauticket.' : 'In diesem Zug kannst du nicht bauen, außer mit einem Bauticket.'),
  'no-station-left': () => 'Du hast alle deine Stationen gebaut.',
  'no-vessel-left': () => 'Du hast alle deine Schiffe gebaut.',
  'location-taken': () => 'Hier ist schon eine Station.',
  'not-your-station': () => 'Hier hast du keine Station.',
  'port-full': () => 'In diesem Hafen sind schon zwei Schiffe.',
  'not-upgrading': ({ column }) =>
    column === undefined ? 'Du kannst jetzt nichts einbauen: Wähle Ausbau oder nutze ein Ausbauticket.' : 'In diesem Zug kannst du nichts einbauen, außer mit einem Ausbauticket.',
  'not-an-upgrade': () => 'Dieser Marker ist kein Ausbauteil.',
  'slot-taken': () => 'Dieses Fach ist belegt.',
  'no-slot': () => 'Kein Fach ist frei.',
  'not-in-this-match': () => 'In dieser Partie liegt kein Fisch verdeckt.',
  investigated: () => 'Du hast in diesem Zug schon einen Fisch aufgedeckt.',
  'not-face-down': () => 'Hier liegt kein Fisch verdeckt.',
  'award-at-zero': () => 'Diese Auszeichnung ist nichts mehr wert.',
  malformed: ({ message = '' }) => `Das ist keine Aktion: ${message}.`,
};
