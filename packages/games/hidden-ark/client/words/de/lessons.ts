import type { lessons as English } from '../en/lessons.ts';

/** The lesson for each kind of prompt, for a person who meets it for the first time. */
export const lessons: typeof English = {
  place: 'Beginne nahe bei Fischen, die du retten könntest: Schiffe verlassen einen Hafen nur über seinen Pfeil. Der Marker, der dort liegt, gehört dir.',
  take: 'Scheiben geben sofort Ressourcen, Tickets nutzt du einmal, Plaketten sind Ausbauteile für dein Tableau.',
  column: 'Eine Spalte je Zug; dieselbe wie letztes Mal kostet 2 Ressourcen. Forschung und Marker füllen deine Leisten, Einsatz rettet Fische.',
  build: 'Mehr Stationen und Schiffe sind Punkte, und manche Fische verlangen zwei von einer Art. Eine neue Station bringt den Marker, der dort liegt.',
  operation: 'Eine dunkle Zahl sagt, wie weit ein Feld ist, eine bernsteinfarbene, was mehr Bewegung kostet. Halte auf einem Fisch an und wähle Retten.',
  upgrade: 'Ein Ausbauteil bringt etwas, sooft du seine Spalte nutzt. Das erste ist kostenlos, weitere kosten das Geld an ihrem Fach.',
  research: 'Erhöhe beliebige Wissenschaften um zusammen drei Schritte.',
  passing: 'Auf ein Feld passen zwei Schiffe, auf einen Fisch eines: Durchfahren geht, anhalten nicht.',
  pay: 'Alle Ressourcen gehen, auch Geld; behalte, was dein nächster Fisch kostet.',
  slot: 'Bau es da ein, wo es oft etwas bringt: in eine Spalte, die du jeden zweiten Zug nutzt.',
  return: 'Von dort fährt das Schiff beim nächsten Mal aus, über den Pfeil dieses Hafens.',
  convert: 'Keine Leiste steigt über 10: Für je zwei Ressourcen zu viel bekommst du eine andere.',
  setAside: 'Wenn du allein spielst, verlässt jedes Mal ein Marker das Spiel und macht eine Auszeichnung weniger wert.',
  lower: 'Wähle eine Auszeichnung, die du kaum erreichen würdest.',
  lock: 'Der Fisch, den du wählst, ist nicht zu retten, bis die Karte aufgefüllt wird.',
};
