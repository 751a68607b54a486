import type { AtollTutorialWords } from '../load-later-words.ts';

/** What the first match of Atoll says. */
export const tutorial: AtollTutorialWords = {
  lost: 'Diesmal war das andere Riff mehr wert. Spiele diesen Teil noch einmal: Füttere, bevor du passt.',
  reef: {
    title: 'Eine erste Runde',
    done: 'So läuft eine Runde: kaufen, füttern, passen und in der Erholung ruhen. Die nächsten Runden werden nun für dich gespielt, und die letzte gehört wieder dir.',
    steps: {
      welcome:
        'Das ist dein Riff: eine Koralle, und später alles, was du dazulegst. Nach vier Runden gewinnt das Riff, das die meisten Punkte wert ist.',
      buyCoral:
        'Korallen schaffen Platz für Tiere. Kaufe die markierte der Korallen: Sie kostet 2 deiner 5 Münzen.',
      placeCoral:
        'Eine neue Koralle berührt eine deiner Korallen an einer Ecke. Auf dem markierten Feld blicken Kolonien von beiden auf dasselbe leere Feld: Dort kann ein Tier leben, das 2 braucht.',
      turns:
        'Ein Zug ist eine Aktion: Jetzt tut der Bot etwas, dann wieder du. Der Verlauf erzählt, was alle getan haben.',
      grey: 'Was blass ist, kannst du gerade nicht tun. Drücke trotzdem darauf, dann sagt es, warum: Meist fehlen Münzen, oder kein Feld hat genug Kolonien.',
      buyAnimal:
        'Tiere bringen die Punkte. Kaufe das markierte der Tiere: Ein Kleiner Fisch ist billig und leicht zu füttern.',
      placeAnimal:
        'Nun die Frage, wo er leben soll. Nur Felder, auf die genug Kolonien blicken, sind wählbar.',
      feed: 'Füttere ihn: Er steigt von Niedrig auf Mittel und bringt am Ende die Punkte seiner Stufe. Die Erschöpfung, die er erhält, heißt, dass er in dieser Runde nichts mehr frisst.',
      pass: 'Genug für diese Runde: Passe. Wer zuerst passt, nimmt den besten Bonus.',
      others: 'Du bist für diese Runde fertig, und der Bot spielt weiter, bis auch er passt.',
      income:
        'Die Erholung beginnt, und du wählst dein Einkommen. Touristen bringen 4 Münzen und verschmutzen eine Koralle; wähle Forschende, die 3 bringen und keine Verschmutzung.',
      recovery:
        'Was gerade geschehen ist: Dein Fisch hat sich erholt, deine Kolonien haben Plankton gebracht, wenn es genug sind, und neue Karten sind gekommen.',
      purify:
        'Deine erste Koralle ist verschmutzt: Ihre Fähigkeit wirkt nicht, und sie kostet einen Punkt. Die Wasserreinigung, eine der Aktionen, behebt das für 1 Münze.',
      feedAgain:
        'Füttere jetzt deinen Fisch noch einmal. Auf Hoch bringt er eine Fischschuppe, die als Münze oder Plankton zahlt oder einen Punkt wert ist, wenn du sie behältst.',
    },
  },
  last: {
    title: 'Die letzte Runde',
    done: 'Du gewinnst. Jetzt weißt du genug für eine ganze Partie: vier Runden, und alles Weitere sagt jede Karte selbst.',
    steps: {
      look: 'Zwei Runden später: mehr Korallen, mehr Tiere, und es ist die letzte Runde. „Punkte jetzt“ sagt, was dein Riff bisher wert ist.',
      hunter:
        'Größere Tiere fressen andere. Füttere das markierte, dann fragt es nach seiner Beute.',
      prey: 'Eigene Beute sinkt um eine Stufe. Deine Jagd nimmt sie stattdessen aus einem anderen Riff, wo nichts verloren geht: Wähle das.',
      coral: 'Eine Koralle mit einer Aktion tut einmal je Runde etwas. Nutze die markierte.',
      rest: 'Nach dieser Runde sind Münzen und Plankton nichts mehr wert. Füttere und kaufe also, was Punkte bringt, und passe, wenn nichts mehr zu tun ist.',
    },
  },
};
