import type { terms as English } from '../en/terms.ts';

export const terms: typeof English = {
  wood: { name: 'Holz', meaning: 'Kommt aus Wäldern; für Straßen, Schiffe und Siedlungen.' },
  wool: { name: 'Wolle', meaning: 'Kommt von Weiden; für Schiffe, Siedlungen und Karten.' },
  grain: { name: 'Getreide', meaning: 'Kommt von Äckern; für Siedlungen, Städte und Karten.' },
  clay: { name: 'Lehm', meaning: 'Kommt von Hügeln; für Straßen und Siedlungen.' },
  ore: { name: 'Erz', meaning: 'Kommt aus Gebirgen; für Städte und Karten.' },
  hand: { name: 'Handkarten', meaning: 'Alle sehen, wie viele; wer mehr als 7 hat, wirft bei einer Sieben die Hälfte ab.' },
  development: { name: 'Entwicklungskarten', meaning: 'Verdeckt gekauft. Eine je Zug wird gespielt, keine in dem Zug, in dem sie gekauft wurde.' },
  knights: { name: 'Gespielte Ritter', meaning: 'Wer allein die meisten hat, mindestens 3, hat die größte Rittermacht: 2 Punkte.' },
  route: { name: 'Handelsroute', meaning: 'Die längste Kette aus Straßen und Schiffen, verbunden durch eigene Gebäude; die längste, mindestens 5, bringt 2 Punkte.' },
  lanes: { name: 'Fahrrinnen', meaning: 'Jede Kette eigener Schiffe von einem Gebäude auf dem kleinen Atoll zu einem auf dem großen bringt einen Punkt, der bleibt.' },
  points: { name: 'Punkte', meaning: 'Alles auf dem Tisch; Karten mit Punkten bleiben geheim. Wer im eigenen Zug 12 erreicht, gewinnt, oder wer nach 36 Runden die meisten hat.' },
  bank: { name: 'Bank', meaning: 'So viele Karten jeder Sorte sind noch zu haben.' },
  dice: { name: 'Würfel', meaning: 'Jedes Feld mit ihrer Summe bringt Karten; eine Sieben schickt Räuber und Pirat los.' },
  deck: { name: 'Stapel', meaning: 'So viele Entwicklungskarten sind noch zu kaufen.' },
};
