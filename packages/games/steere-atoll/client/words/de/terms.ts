import type { terms as English } from '../en/terms.ts';

export const terms: typeof English = {
  stone: { name: 'Stein', meaning: 'Schwarz beginnt, Weiß folgt; ein Stein bleibt, wo er gesetzt wird.' },
  island: { name: 'Insel', meaning: 'Vier Seiten des Bretts tragen Inseln; gegenüberliegende haben Zeichen, die zusammengehören.' },
  aim: { name: 'Ziel', meaning: 'Eine Kette deiner Steine von einer deiner Inseln zu der auf der Gegenseite gewinnt.' },
  swap: { name: 'Tausch', meaning: 'Einmal darf Weiß anstelle eines ersten Steins Schwarz mit dem liegenden Stein übernehmen.' },
  place: { name: 'Setzen', meaning: 'Legt deinen Stein auf das gewählte Feld.' },
  coordinates: { name: 'Koordinaten', meaning: 'Zeigt die Buchstaben der Spalten und die Zahlen der Reihen.' },
  zoomIn: { name: 'Größer', meaning: 'Zeigt das Brett größer; es lässt sich dann verschieben.' },
  zoomOut: { name: 'Kleiner', meaning: 'Zeigt wieder mehr vom Brett.' },
  whole: { name: 'Ganzes Brett', meaning: 'Zeigt wieder das ganze Brett.' },
  moves: { name: 'Züge', meaning: 'Listet alle Züge der Partie auf; ein Druck zeigt das Brett, wie es danach stand.' },
  move: { name: 'Zug', meaning: 'Zeigt das Brett, wie es nach diesem Zug stand; nichts wird zurückgenommen.' },
  earlier: { name: 'Einen Zug zurück', meaning: 'Zeigt das Brett einen Zug früher; nichts wird zurückgenommen.' },
  later: { name: 'Einen Zug weiter', meaning: 'Zeigt das Brett einen Zug später.' },
  typed: { name: 'Zug eintippen', meaning: 'Setzt einen Stein mit dem Namen seines Feldes, Spaltenbuchstabe und Reihenzahl wie f5.' },
  won: { name: 'Gewinnt', meaning: 'Dieser Stein schloss die Kette zwischen zwei gegenüberliegenden Inseln.' },
  now: { name: 'Zum aktuellen Stand', meaning: 'Zeigt das Brett, wie es steht, damit ein Stein gesetzt werden kann.' },
};
