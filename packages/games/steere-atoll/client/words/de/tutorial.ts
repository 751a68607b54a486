import type { SteereTutorialWords } from '../steere-locale.ts';

export const tutorial: SteereTutorialWords = {
  lost: 'Diesmal war die andere Seite schneller. Spiele den Teil noch einmal: Du weißt jetzt, wohin die Steine gehören.',
  islands: {
    title: 'Die Inseln',
    done: 'Du hast gewonnen: Deine Kette führt von deiner Nordinsel zu deiner Südinsel. So endet jede Partie, denn auf einem vollen Brett hat immer jemand gewonnen.',
    aim: 'Du spielst Schwarz. Verbinde zwei deiner Inseln, die einander genau gegenüberliegen: Norden mit Süden oder Westen mit Osten.',
    neighbours: 'Die weißen Steine links verbinden die West- und die Nordinsel von Weiß. Die liegen einander nicht gegenüber, also gewinnt das nichts.',
    win: 'Deine Kette kommt von Norden herab, und im Süden fehlt ein Stein. Drücke auf das markierte Feld und zum Bestätigen noch einmal darauf.',
  },
  bridge: {
    title: 'Zwei Wege',
    done: 'Du hast gewonnen: Drei Steine, die sich nicht berührten, waren so gut wie eine Kette. Wo es zwei Wege gibt, warte, bis einer davon versperrt ist.',
    joined: 'Deine zwei Steine berühren sich nicht, aber zwischen ihnen liegen zwei Felder. Weiß kann nur eines davon nehmen, und dann nimmst du das andere.',
    far: 'Setze also weit auseinander und bestätige. Das markierte Feld hat zwei Wege zu deinem zweiten Stein und zwei Wege zur Südinsel.',
    answer: 'Weiß hat eines der zwei Felder zwischen deinen Steinen genommen. Nimm das andere und bestätige, dann sind sie verbunden.',
    again: 'Weiß versucht jede Lücke. Nimm jedes Mal das andere Feld und bestätige, bis deine Kette vollständig ist.',
  },
  match: {
    title: 'Eine kleine Partie',
    done: 'Du hast eine Partie gewonnen. Auf dem üblichen Brett ist alles genauso, mit mehr Raum für zwei Wege.',
    swap: 'Zuerst gehört dir Weiß, und Schwarz hat in der Mitte begonnen, wo ein Stein stark ist. Wer als Zweites zieht, darf einmal tauschen: Tausche und bestätige, dann gehört dieser Stein dir.',
    play: 'Verbinde nun zwei gegenüberliegende Inseln, bevor Weiß es tut. Wenn du nicht weißt, wohin du setzen sollst, bitte um einen Tipp.',
  },
};
