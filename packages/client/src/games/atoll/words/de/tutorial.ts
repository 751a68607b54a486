import type { AtollTutorialWords } from '../load-later-words.ts';

/** What the first match of Atoll says. */
export const tutorial: AtollTutorialWords = {
  lost: 'Diesmal war das andere Riff mehr wert. Spiele diesen Teil noch einmal: Füttere, bevor du passt.',
  reef: {
    title: 'Eine erste Runde',
    done: 'So läuft eine Runde: kaufen, füttern, passen und in der Erholung ruhen. Die zweite Runde wird nun für dich gespielt.',
    steps: {
      welcome:
        'Das ist dein Riff, bisher eine einzige Koralle. Jede rote Blume an ihren Seiten ist eine Kolonie, und Tiere leben auf Feldern, auf die genug Kolonien blicken.',
      aim: 'Du legst nach und nach Korallen und Tiere dazu. Nach vier Runden gewinnt das Riff, das die meisten Punkte wert ist.',
      buyCoral:
        'Korallen bringen weitere Kolonien und schaffen so Platz für Tiere. Kaufe die markierte Koralle: Sie kostet 2 deiner 5 Münzen.',
      placeCoral:
        'Drücke auf das markierte Feld und bestätige. Dann blickt von zwei Korallen je eine Kolonie auf dasselbe leere Feld: Dort kann ein Tier leben, das 2 braucht.',
      turns:
        'Ihr zieht abwechselnd, je eine Aktion: Jetzt ist der Bot dran, dann wieder du. Im Verlauf steht, was alle getan haben.',
      grey: 'Was blass ist, kannst du gerade nicht tun. Drücke trotzdem darauf, dann siehst du, warum: Meist fehlen Münzen, oder kein Feld hat genug Kolonien.',
      buyAnimal:
        'Tiere bringen die Punkte. Kaufe das markierte Tier: Ein Kleiner Fisch ist billig und leicht zu füttern.',
      placeAnimal:
        'Wo soll er leben? Wählbar sind Felder, auf die genug Kolonien blicken: Drücke auf das markierte und bestätige.',
      feed: 'Füttere ihn und bestätige: Er steigt auf Mittel und bringt am Ende die Punkte seiner Stufe. Er erhält eine Erschöpfung und kann deshalb in dieser Runde nicht noch einmal gefüttert werden.',
      pass: 'Genug für diese Runde: Passe und bestätige. Wer zuerst passt, nimmt den besten Bonus.',
      others: 'Du bist für diese Runde fertig, und der Bot spielt weiter, bis auch er passt.',
      income:
        'Die Erholung beginnt, und du wählst dein Einkommen. Touristen bringen 4 Münzen und verschmutzen eine Koralle; wähle Forschende, die 3 bringen und nichts verschmutzen, und bestätige.',
      recovery:
        'Was gerade geschehen ist: Dein Fisch hat sich erholt, deine Kolonien haben Plankton gebracht, wenn es genug sind, und neue Karten sind gekommen.',
      purify:
        'Deine erste Koralle ist verschmutzt: Ihre Fähigkeit wirkt nicht, und sie kostet einen Punkt. Wähle die Wasserreinigung für 1 Münze, dann die Koralle, und bestätige.',
      feedAgain:
        'Füttere deinen Fisch noch einmal und bestätige. Auf Hoch bringt er eine Fischschuppe, die als Münze oder Plankton zahlt oder einen Punkt wert ist, wenn du sie behältst.',
    },
  },
  more: {
    title: 'Weitere Aktionen',
    done: 'Jetzt kennst du alle Aktionen. Der Rest dieser Runde wird für dich gespielt, und die letzte Runde gehört wieder dir.',
    steps: {
      look: 'Runde 3: Dein Riff ist gewachsen. Dein Fisch hat seinen Partner gefunden, den Tiger-Knallkrebs: Die rosa Ringe zeigen, dass sie in Symbiose leben.',
      symbiosis:
        'Füttere den markierten Fisch. Immer wenn du einen der beiden fütterst, darf der andere mitsteigen.',
      partner:
        'Soll auch der Krebs steigen? Das kostet nichts und bringt keine Erschöpfung: Lass ihn steigen und bestätige.',
      coral:
        'Eine Aktionskoralle kannst du einmal je Runde nutzen, wenn sie nicht verschmutzt ist. Nutze die markierte und bestätige.',
      popularity:
        'Sie hat 1 Plankton und 1 Beliebtheitsmarker gebracht, das Herz. Damit kaufst du nichts, aber jeder Marker ist am Ende ein Punkt.',
      bloom:
        'Die Algenblüte verschmutzt Korallen, und jede davon bringt dir 2 Plankton. Wähle sie, dann die markierte Koralle, dann „Nicht weiter verschmutzen“, und bestätige.',
      grow: 'Wachsen setzt für 2 Plankton eine neue Kolonie an eine Seite einer Koralle, die noch keine hat. Wähle Wachsen, dann die markierte Seite, und bestätige.',
      sell: 'Der Algenverkauf macht einmal je Runde aus 4 Plankton 1 Münze. Wähle ihn, dann den markierten Verkauf, und bestätige.',
    },
  },
  last: {
    title: 'Die letzte Runde',
    done: 'Du hast gewonnen. Jetzt weißt du genug für eine ganze Partie: vier Runden, und alles Weitere sagt jede Karte selbst.',
    steps: {
      look: 'Die letzte Runde hat begonnen. „Punkte jetzt“ sagt, was dein Riff bisher wert ist.',
      hunter: 'Größere Tiere fressen andere. Füttere das markierte, dann wählst du seine Beute.',
      prey: 'Eigene Beute sinkt um eine Stufe, außer im Unterschlupf. Wähle die Jagd und bestätige: Dann ist ein Tier des Bots die Beute, und es behält seine Stufe.',
      rest: 'Nach dieser Runde sind Münzen und Plankton nichts mehr wert. Füttere und kaufe also, was Punkte bringt, und passe, wenn nichts mehr zu tun ist.',
    },
  },
};
