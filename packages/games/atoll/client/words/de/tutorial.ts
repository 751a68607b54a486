import type { AtollTutorialWords } from '../load-later-words.ts';

export const tutorial: AtollTutorialWords = {
  lost: 'Diesmal war das andere Riff mehr wert. Spiele diesen Teil noch einmal: Füttere, bevor du passt.',
  reef: {
    title: 'Eine erste Runde',
    done: 'So läuft eine Runde: kaufen, füttern, passen und in der Erholung ruhen. Teil 2 beginnt in Runde 3 mit einem vorbereiteten Riff, das darum anders aussieht als deines.',
    welcome: 'Das ist dein Riff, bisher eine einzige Koralle. Jede rote Blume an ihren Seiten ist eine Kolonie, und Tiere leben auf Feldern, auf die genug Kolonien blicken.',
    aim: 'Du legst nach und nach Korallen und Tiere dazu. Nach vier Runden gewinnt das Riff, das die meisten Punkte wert ist.',
    signs:
      'Halte eine Karte gedrückt oder zeige mit der Maus darauf, um sie in Worten zu lesen. Das Zeichen einer Koralle sagt, wann sie wirkt: Dreieck als Aktion, ∞ immer, Sonne am Ende, Blitz einmal.',
    buyCoral: 'Korallen bringen weitere Kolonien und schaffen so Platz für Tiere. Kaufe die markierte Koralle: Sie kostet 2 deiner 5 Münzen.',
    placeCoral: 'Korallen müssen sich an einer Ecke berühren. Drücke auf das markierte Feld und bestätige: Dann blicken zwei Kolonien auf dasselbe leere Feld, wo ein Tier leben kann, das 2 braucht.',
    turns: 'Ihr zieht abwechselnd, je eine Aktion; sie stehen im Verlauf. Dort steht auch, was jede gekostet und gebracht hat.',
    grey: 'Was blass ist, kannst du gerade nicht tun, etwa einen Großen Fisch kaufen. Drücke trotzdem darauf und sieh, warum: Meist fehlen Münzen, oder kein Feld hat genug Kolonien.',
    buyAnimal: 'Tiere bringen die Punkte. Kaufe das markierte Tier: Ein Kleiner Fisch ist billig und leicht zu füttern.',
    placeAnimal: 'Wählbar sind alle Felder, auf die genug Kolonien blicken: Drücke auf das markierte und bestätige. „Erst mit Münzen“ spart die Fischschuppe, die einen Punkt wert ist.',
    feed: 'Füttere ihn und bestätige: Er steigt auf Mittel. Das kostet nur eine Erschöpfung, einen Marker, mit dem er bis zur Erholung nichts mehr frisst; andere brauchen Plankton oder Beute.',
    pass: 'Passe und bestätige mit „Ja, passen“: Wer zuerst passt, nimmt den besten Bonus, 1 Münze, 1 Plankton und 1 Fischschuppe. Deine Koralle könnte noch wirken, doch das kommt in Teil 2.',
    others: 'Wer gepasst hat, wartet auf die anderen. Die Runde endet, sobald alle gepasst haben, und die Erholung folgt: Einkommen, Ruhe und Plankton.',
    income: 'Die Erholung beginnt, und du wählst dein Einkommen. Touristen bringen 5 Münzen und verschmutzen eine Koralle; wähle Forschende, die 4 bringen und nichts verschmutzen, und bestätige.',
    recovery: 'Die Übersicht sagt, was gerade geschehen ist. Dein Fisch hat sich erholt, deine Kolonien haben Plankton gebracht (4 bis 6 bringen 1, 7 bis 10 bringen 2), und neue Karten sind da.',
    purify:
      'Deine erste Koralle ist verschmutzt: keine Fähigkeit, −1 Punkt. Wähle die Wasserreinigung, dann die Koralle, und bestätige; der Preis: 1 Münze und keine Touristen in der nächsten Erholung.',
    feedAgain: 'Füttere deinen Fisch noch einmal und bestätige. Auf Hoch bringt er eine Fischschuppe, die als Münze oder Plankton zahlt oder einen Punkt wert ist, wenn du sie behältst.',
  },
  more: {
    title: 'Weitere Aktionen',
    done: 'Eine Aktion fehlt noch, die Jagd: Sie kommt im letzten Teil. Der Rest dieser Runde wird für dich gespielt, wieder auf einem vorbereiteten Riff, und die letzte Runde gehört dir.',
    look: 'Runde 3, auf einem vorbereiteten Riff. Die rosa Rauten mit zwei Ringen zeigen, dass dein Fisch mit seinem Partner, dem Tiger-Knallkrebs, in Symbiose lebt.',
    symbiosis: 'Füttere den markierten Fisch: Immer wenn du einen der beiden fütterst, darf der andere mitsteigen. Wo sie sitzen, ist nicht mehr wichtig: Kolonien zählen nur beim Kauf.',
    partner: 'Soll auch der Krebs steigen? Das kostet nichts und bringt keine Erschöpfung: Lass ihn steigen und bestätige.',
    coral: 'Eine Aktionskoralle kannst du einmal je Runde nutzen, wenn sie nicht verschmutzt ist. Nutze die markierte und bestätige.',
    popularity: 'Sie hat 1 Plankton und 1 Beliebtheitsmarker gebracht, den erhobenen Daumen. Damit kaufst du nichts, aber jeder Marker ist am Ende ein Punkt.',
    bloom: 'Die Algenblüte verschmutzt Korallen, und jede davon bringt dir 2 Plankton. Wähle sie, dann die markierte Koralle, dann „Nicht weiter verschmutzen“, und bestätige.',
    grow: 'Wachsen setzt für 2 Plankton eine neue Kolonie an eine Seite einer Koralle, die noch keine hat. Wähle Wachsen, dann die markierte Seite, und bestätige.',
    sell: 'Der Algenverkauf macht einmal je Runde aus 4 Plankton 1 Münze. Wähle ihn, dann den markierten Verkauf, und bestätige.',
  },
  last: {
    title: 'Die letzte Runde',
    done: 'Du hast gewonnen. Jetzt weißt du genug für eine ganze Partie: vier Runden, und alles Weitere sagt jede Karte selbst.',
    look: 'Die letzte Runde hat begonnen. „Punkte jetzt“ sagt, was dein Riff bisher wert ist.',
    hunter: 'Manche Tiere brauchen Beute. Füttere das markierte Tier und wähle dann, was es jagt.',
    prey: 'Wähle die markierte Antwort „Jage …“ und bestätige: Beute auf fremden Riffen verliert nichts. Eigene sinkt um eine Stufe und verschwindet von Niedrig aus; nur ein Unterschlupf rettet sie.',
    rest: 'Nach dieser Runde sind Münzen und Plankton nichts mehr wert. Füttere und kaufe also, was Punkte bringt, und passe, wenn nichts mehr zu tun ist.',
  },
};
