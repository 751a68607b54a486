import type { DasTutorialWords } from '../das-locale.ts';

export const tutorial: DasTutorialWords = {
  lost: 'Diesmal war jemand anders schneller. Spiele diesen Teil noch einmal und tu, was markiert ist.',
  start: {
    title: 'Zwei Atolle',
    done: 'So läuft ein Zug: würfeln, handeln und bauen, wie du willst, beenden. Die nächsten Runden werden nun für dich gespielt, bis es etwas zu rauben und zu tauschen gibt.',
    steps: {
      welcome:
        'Zu viert besiedelt ihr zwei Atolle, eines im anderen. Siedlungen, Städte und Fahrrinnen bringen Punkte: Wer 12 erreicht, gewinnt, oder wer nach 30 Runden die meisten hat.',
      settle:
        'Beginne auf dem kleinen Atoll, an der markierten Ecke. Die Pünktchen unter einer Zahl sagen, wie oft sie fällt: Hier treffen zwei gute Zahlen zusammen.',
      ship: 'Neben eine Siedlung kommt eine Straße oder ein Schiff. Setze ein Schiff auf die markierte Kante, zum großen Atoll hin, und bestätige.',
      others:
        'Alle anderen haben jetzt auch eine Siedlung. In umgekehrter Reihenfolge folgt eine zweite, und du kommst zuletzt dran.',
      second:
        'Diese gehört auf das große Atoll. Setze sie an die markierte Ecke: Jedes Land, das dort liegt, bringt dir sofort eine Karte.',
      secondShip:
        'Setze auch hier ein Schiff daneben, zum kleinen Atoll hin. Verbinden Schiffe zwei deiner Siedlungen übers Wasser, ist das eine Fahrrinne.',
      roll: 'Dein erster Zug: Würfle. Jedes Feld mit der Summe bringt jeder Siedlung an seinen Ecken eine Karte.',
      got: 'Was gerade geschehen ist: Wer an dieser Zahl wohnt, hat eine Karte bekommen, und deine liegt in deiner Hand. Der Verlauf erzählt alles.',
      lane: 'Zwischen deinen Schiffen fehlt noch eines, und es kostet Holz und Wolle, die du hast. Wähle Schiff, dann die markierte Kante.',
      closed:
        'Die Fahrrinne ist fertig und verbindet die Atolle: Das ist 1 Punkt. Du behältst ihn, was auch immer aus diesen Schiffen wird.',
      grey: 'Was blass ist, kannst du gerade nicht tun. Drücke trotzdem darauf, dann sagt es, warum: Meist fehlen Karten, oder nichts von dir führt dorthin.',
      end: 'Mehr kannst du nicht bauen, also beende deinen Zug und bestätige. Was die anderen würfeln, bringt auch dir Karten.',
      again: 'Sobald du wieder dran bist: Würfle.',
      buy: 'An dieser Zahl wohnt niemand, also kam nichts. Aber für Wolle, Getreide und Erz gibt es eine Entwicklungskarte: Wähle Karte und bestätige.',
      bought:
        'Nur du siehst, welche es ist. Ab deinem nächsten Zug darfst du sie spielen, in jedem Zug höchstens eine.',
    },
  },
  trade: {
    title: 'Räuber und Handel',
    done: 'Die neue Siedlung ist ein Punkt, und ihre Felder bringen dir ab jetzt Karten. Die nächsten Runden werden wieder für dich gespielt, fast bis zum Ende.',
    steps: {
      look: 'Einige Runden später hast du 6 Punkte und bist wieder dran. Auf einem Feld steht der Räuber: Dieses bringt niemandem etwas.',
      knight:
        'Karten darfst du schon vor dem Würfeln spielen. Spiele deinen Ritter und bestätige: Er versetzt den Räuber, lässt den Piraten segeln und stiehlt eine Karte.',
      robber:
        'Die Frage ist nun, wohin der Räuber geht. Nimm das markierte Feld, an dem du nichts gebaut hast.',
      theft:
        'Der Pirat ist weitergesegelt und würde an seinem Feld Schiffe bestehlen. Dort liegt keines, also darf es der Räuber an Land: Nimm eine Karte und bestätige.',
      seven:
        'Bei einer Sieben geschieht dasselbe, und vorher werfen alle mit mehr als 7 Karten die Hälfte ab. Sammle also nicht zu lange.',
      roll: 'Jetzt würfle.',
      offer:
        'Für eine Siedlung fehlt dir Lehm. Wähle Angebot: Gib 1 Holz und 1 Erz, verlange 1 Lehm und frag alle.',
      conclude:
        'Die anderen sagen Ja, Nein oder nennen etwas anderes, und du musst nichts davon annehmen. Tausche mit jemandem, der Ja sagt.',
      ship: 'Baue ein Schiff auf die markierte Kante: Es führt zu einer Ecke, an der noch niemand gebaut hat.',
      settle:
        'Und dort nun die Siedlung. Direkt neben einem anderen Gebäude dürfte sie nicht stehen.',
    },
  },
  last: {
    title: 'Die letzten Punkte',
    done: 'Gewonnen: 12 Punkte in deinem eigenen Zug. Jede ganze Partie beginnt so, nur sagt dir dann niemand, was zu tun ist.',
    steps: {
      look: 'Runde 13, und du hast 7 Punkte. Gerade hast du ein Monopol gespielt: Alle haben dir ihre ganze Wolle gegeben.',
      bank: 'So viel Wolle, und niemand will sie? Die Bank gibt eine Karte für vier gleiche: Wähle Bank und nimm dreimal Erz für Wolle.',
      city: 'Getreide und Erz machen aus einer Siedlung eine Stadt: 2 Punkte statt 1, und jedes Mal zwei Karten. Baue sie an der markierten Ecke.',
      ships:
        'Holz und Wolle sind übrig, also beginne eine weitere Fahrrinne: ein Schiff auf die markierte Kante, und dahinter ein zweites.',
      end: 'Beende deinen Zug und bestätige. Was die anderen würfeln, bringt dir vielleicht, was für die nächste Siedlung fehlt.',
      seven: 'Würfle, sobald du dran bist.',
      robber:
        'Eine Sieben: Wer zu viele Karten hatte, hat abgeworfen. Schick den Räuber auf das markierte Feld.',
      theft:
        'Wieder findet der Pirat kein Schiff, und der Räuber darf stehlen. Nimm eine Karte und bestätige.',
      offer: 'Für eine Siedlung fehlt dir Wolle. Biete 1 Getreide für 1 Wolle an.',
      conclude: 'Tausche mit jemandem, der Ja sagt.',
      endAgain:
        'Beende deinen Zug und bestätige. Dann sieh zu, welche Karten dir die anderen würfeln.',
      rollAgain: 'Du bist dran: Würfle.',
      settle:
        'Baue die Siedlung ans Ende deiner Schiffe. Damit ist auch die Fahrrinne fertig, und das sind gleich 2 Punkte.',
      knight:
        'Du hast 10 Punkte. Die größte Rittermacht, mindestens drei gespielte Ritter und mehr als alle anderen, bringt die letzten 2: Spiele deinen dritten und bestätige.',
    },
  },
};
