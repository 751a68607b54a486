import type { terms as English } from '../en/terms.ts';

const science = 'Eine der vier Wissenschaften, mit denen Rettungen bezahlt werden.';

export const terms: typeof English = {
  chemical: { name: 'Chemie', meaning: science },
  marine: { name: 'Meeresbiologie', meaning: science },
  conservation: { name: 'Naturschutz', meaning: science },
  technology: { name: 'Technik', meaning: science },
  money: { name: 'Geld', meaning: 'Bezahlt Stationen, Schiffe, Fächer und manche Rettungen; Forschung erhöht es nicht.' },
  build: { name: 'Bau', meaning: 'Baut für Geld eine Station oder ein Schiff.' },
  operation: { name: 'Einsatz', meaning: 'Gibt 1 Bewegung, 1 mehr für jedes deiner Schiffe und eine Rettung.' },
  upgrade: { name: 'Ausbau', meaning: 'Baut behaltene Ausbauteile in Fächer deines Tableaus ein; das erste ist kostenlos.' },
  research: { name: 'Forschung', meaning: 'Erhöht Wissenschaften um drei Schritte in beliebiger Aufteilung.' },
  points: { name: 'Punkte', meaning: 'Was diese Crew hätte, wenn die Partie jetzt endete, Auszeichnungen eingeschlossen.' },
  pool: { name: 'Vorrat', meaning: 'So viele Marker liegen verdeckt; einer davon lässt sich blind ziehen.' },
  award: { name: 'Auszeichnung', meaning: 'Geht am Ende an die Crew mit den meisten Fischen einer Region; „Weltweit“ an jede Crew, die Fische aus allen Regionen hat.' },
  tide: { name: 'Gezeiten', meaning: 'Wenn nur noch so wenige Fische da sind, wird die Karte aufgefüllt; nach dem letzten Auffüllen beginnt das Ende.' },
  common: { name: 'Gemeinsames Ergebnis', meaning: 'Was alle zusammen erreicht haben, und der nächste Rang.' },
  rescue: { name: 'Fische', meaning: 'So viele Fische hat diese Crew gerettet.' },
  station: { name: 'Stationen', meaning: 'Jede gebaute Station ist am Ende 5 Punkte wert.' },
  vessel: { name: 'Schiffe', meaning: 'Jedes gebaute Schiff ist am Ende 3 Punkte wert.' },
  opportunity: { name: 'Behaltene Marker', meaning: 'Marker, die diese Crew noch nutzen kann.' },
};
