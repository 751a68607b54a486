import type { ArkTutorialWords } from '../ark-locale.ts';

export const tutorial: ArkTutorialWords = {
  lost: 'Diesmal hat die andere Crew mehr Punkte. Spiele diesen Teil noch einmal und rette den markierten Fisch.',
  rescue: {
    title: 'Eine erste Rettung',
    done: 'Jetzt hast du alle vier Spalten genutzt: Bau, Einsatz, Ausbau, Forschung. Die nächsten Runden werden für dich gespielt, und die letzte gehört wieder dir.',
    steps: {
      welcome:
        'Du befährst die Meere und rettest Fische, die auszusterben drohen; jeder liegt als Plättchen auf der Karte. Fische, Stationen und Schiffe bringen Punkte; wer die meisten hat, gewinnt.',
      place: 'Beginne an der markierten Küste, mit einer Station und einem Schiff, und bestätige. In der Nähe ist ein Fisch: der Nassau-Zackenbarsch.',
      price: 'Das Plättchen sagt, was seine Rettung kostet: 3 Meeresbiologie, 5 Naturschutz und 1 Geld. Deine Leisten zeigen bisher je 2 der Wissenschaften und 3 Geld.',
      take: 'Jeder Zug beginnt mit einem Marker. Nimm den markierten und bestätige: Eine Scheibe gibt sofort, was sie zeigt, hier 4 Meeresbiologie.',
      takeHouse: 'In deinem ersten Zug nimmst du zwei. Nimm das markierte Haus: Es ist ein Ausbauteil, das du für später behältst.',
      research: 'Dann wählst du eine von vier Spalten und tust, was sie erlaubt. Dir fehlt noch Naturschutz, also wähle Forschung.',
      study: 'Forschung sind drei Schritte nach oben, auf welchen Leisten du willst. Nimm alle drei für Naturschutz.',
      end: 'Für den Zackenbarsch reicht das. Beende deinen Zug und bestätige: Dann ist Triton am Zug.',
      takeAgain: 'Sobald du wieder dran bist, nimm den markierten Marker.',
      operation: 'Wähle nun Einsatz: Damit bewegst du Schiffe und rettest. Noch einmal Forschung gleich danach würde 2 Ressourcen kosten.',
      grey: 'Retten ist blass, weil dein Schiff noch auf keinem Fisch ist. Drücke auf etwas Blasses, und es sagt dir, warum es gerade nicht geht.',
      sail: 'Segle: aus dem Hafen auf das markierte Feld und von dort auf den Fisch. Eine Zahl auf einem Feld sagt, wie weit es ist.',
      rescue: 'Dein Schiff ist auf dem Fisch, und du hast, was das Plättchen verlangt. Wähle Retten.',
      rescued: 'Was gerade geschehen ist: Das Plättchen gehört dir, dein Schiff ist zurück im Hafen, und ab jetzt kostet dich jede Rettung 1 Chemie weniger.',
      endAgain: 'Mehr als eine Rettung erlaubt ein Einsatz nicht. Beende deinen Zug und bestätige.',
      takeThird: 'Wieder zuerst ein Marker: Nimm den markierten.',
      build: 'Mit zwei Schiffen kann eines bei einem Fisch warten, während das andere zurückkehrt. Wähle Bau.',
      vessel: 'Ein Schiff kommt in einen deiner Häfen und kostet Geld, das zweite 2. Wähle Schiff, dann deinen Hafen.',
      endThird: 'Beende deinen Zug und bestätige.',
      takeFourth: 'Nimm den markierten Marker.',
      upgrade: 'Erinnerst du dich an das Haus, das du behalten hast? Wähle Ausbau, dann kommt es auf dein Tableau.',
      install: 'Baue es in das erste Fach unter Forschung ein. Ab jetzt bringt dir jede Forschung noch 1 Technik dazu.',
    },
  },
  last: {
    title: 'Die letzte Runde',
    done: 'Gewonnen! Für eine ganze Partie weißt du genug: ein Marker, eine Spalte, und immer ein Fisch, zu dem der nächste Zug führt.',
    steps: {
      look: 'Viel später: Die Karte wurde zweimal aufgefüllt, und als die Fische wieder wenige wurden, begann das Ende. Dies ist dein letzter Zug.',
      awards: 'Wer von einer Region die meisten Fische hat, bekommt eine Auszeichnung. Im Nordpazifik habt ihr beide einen, also entscheidet der nächste.',
      take: 'Nimm den markierten Marker: Er gibt 4 Meeresbiologie. Zwei beliebige Ressourcen können für eine stehen, die dir fehlt.',
      operation: 'Wähle Einsatz.',
      sail: 'Jedes Schiff gibt Bewegung, also hast du 4. Segle mit dem Schiff beim markierten Feld zum Fisch, 3 Felder weit.',
      rescue: 'Rette ihn. Du wirst gefragt, womit du ersetzt, was dir fehlt, und dann, in welchen Hafen das Schiff zurückkehrt.',
      end: 'Am Ende zählen Stationen, Schiffe, Fische, Auszeichnungen und je 4 Ressourcen. Beende deinen Zug und bestätige.',
    },
  },
};
