import { series } from '@atoll/engine/formats/de';
import { colonyRows } from '../colony-rows.ts';
import type * as English from '../en/terms.ts';

/** "1 ab 4 Kolonien, 2 ab 7, …", from the table of the rules. */
const COLONY_RATE = series(colonyRows((plankton, from, i) => `${plankton} ab ${from}${i === 0 ? ' Kolonien' : ''}`));

export const alone: typeof English.alone = {
  hunt: { name: 'Jagd', meaning: 'Einmal je Runde darf eine Fütterung ihre Beute aus den Tierauslagen nehmen statt aus deinem Riff; die Karte bleibt dort.' },
};

const category = (name: string): { readonly name: string; readonly meaning: string } => ({ name, meaning: `Eine Kategorie Anderer Tiere; „${name}“ auf einer Karte meint Tiere mit diesem Zeichen.` });

/** The terms of the table that are the game's own. */
export const always: typeof English.always = {
  coin: { name: 'Münze', meaning: 'Kauft Karten und bezahlt eine Wasserreinigung.' },
  small: { name: 'Kleiner Fisch', meaning: 'Eine Größe von Fischen, oft Beute; erreicht einer Hoch, bringt er 1 Fischschuppe.' },
  medium: { name: 'Mittlerer Fisch', meaning: 'Eine Größe von Fischen; erreicht einer Hoch, bringt er 2 Fischschuppen.' },
  large: { name: 'Großer Fisch', meaning: 'Eine Größe von Fischen mit eigener Auslage; erreicht einer Hoch, bringt er 3 Fischschuppen.' },
  'any-fish': { name: 'Fisch', meaning: 'Jeder Fisch, gleich welcher Größe.' },
  'any-animal': { name: 'Tier', meaning: 'Jedes Tier, ob Fisch oder nicht.' },
  kinds: { name: 'Kategorie', meaning: 'Es zählt, wie viele verschiedene Kategorien da sind, nicht wie viele Tiere.' },
  other: { name: 'Andere Tiere', meaning: 'Alle Tiere, die keine Fische sind; erreicht eines Hoch, bringt es 1 Fischschuppe.' },
  crustacean: category('Krebstiere'),
  bivalve: category('Muscheln'),
  cephalopod: category('Kopffüßer'),
  reptile: category('Reptilien'),
  cnidarian: category('Nesseltiere'),
  starfish: category('Seesterne'),
  'sea-cucumber': category('Seegurken'),
  rise: { name: 'Steigen', meaning: 'Das Tier steigt um eine Stufe; neben dem Pfeil steht, was eine Fütterung kostet.' },
  fall: { name: 'Sinken', meaning: 'Ein Tier sinkt um eine Stufe, oder von Niedrig aus dem Riff hinaus.' },
  immediate: { name: 'Soforteffekt', meaning: 'Geschieht einmal, wenn die Karte in dein Riff kommt oder das Ereignis aufgedeckt wird.' },
  endgame: { name: 'Spielende', meaning: 'Bringt am Ende der Partie Punkte, wenn die Koralle unverschmutzt ist.' },
  action: { name: 'Aktion', meaning: 'Eine Koralle, die du als deine Aktion nutzt, einmal vor jeder Erholung.' },
  passive: { name: 'Dauerhaft', meaning: 'Wirkt die ganze Zeit von selbst, solange die Koralle unverschmutzt oder das Ereignis in Kraft ist.' },
  tourists: { name: 'Touristen', meaning: 'Ein Einkommen in der Erholung: mehr Münzen, dafür verschmutzen sie eine deiner unverschmutzten Korallen.' },
  scientists: { name: 'Forschende', meaning: 'Ein Einkommen in der Erholung: weniger Münzen und keine Verschmutzung.' },
  buyAnimal: { name: 'Tier kaufen', meaning: 'Zahle die Münzen auf seiner Karte und lege es dorthin, wo genug Kolonien auf sein Feld blicken.' },
  buyCoral: { name: 'Koralle kaufen', meaning: 'Zahle 2 Münzen und lege sie an eine Ecke einer deiner Korallen.' },
  feed: { name: 'Füttern', meaning: 'Erfülle die Bedingung auf einem deiner Tiere: Es steigt um eine Stufe und erhält eine Erschöpfung.' },
  useCoral: { name: 'Koralle nutzen', meaning: 'Führe den Text einer deiner Aktionskorallen aus; sie erhält eine Erschöpfung.' },
  grow: { name: 'Wachsen', meaning: 'Zahle 2 Plankton und setze eine Kolonie an eine leere Seite einer deiner Korallen.' },
  pass: { name: 'Passen', meaning: 'Du hast in dieser Runde keinen Zug mehr; je früher du passt, desto besser der Bonus.' },
  payKind: { name: 'Erst mit Münzen', meaning: 'Mit Fischschuppen zahlst du nur, was Münzen und Plankton nicht decken; drücke, um zuerst mit Schuppen zu zahlen.' },
  payScales: { name: 'Erst mit Schuppen', meaning: 'Du zahlst mit Fischschuppen, so weit sie einspringen dürfen; drücke, um jedes Mal gefragt zu werden.' },
  payAsk: { name: 'Jedes Mal fragen', meaning: 'Du wirst jedes Mal gefragt, wie viele Fischschuppen einspringen; drücke, um zuerst mit Münzen zu zahlen.' },
  undoStep: { name: 'Schritt zurück', meaning: 'Nimmt nur deine letzte Antwort zurück, nicht die ganze Aktion.' },
  points: { name: 'Punkte jetzt', meaning: 'Was dieses Riff zählen würde, wenn die Partie jetzt zu Ende wäre.' },
  rank: { name: 'Rang', meaning: 'Allein geben dir deine Punkte am Ende einen Rang; neben dem von jetzt steht der nächste mit seinen Punkten.' },
  round: { name: 'Runde', meaning: 'Eine Partie hat vier Runden; jede endet, wenn alle gepasst haben.' },
  income: { name: 'Einkommen', meaning: 'In der Erholung nach den Runden 1 bis 3 empfangen alle entweder Touristen oder Forschende.' },
  colonies: { name: 'Deine Kolonien', meaning: `Alle Kolonien deines Riffs zusammen bringen in der Erholung Plankton: ${COLONY_RATE}.` },
  bonus: { name: 'Bonus', meaning: 'Wer passt, nimmt die beste Zeile, die noch frei ist, nach ihrer Nummer.' },
  animals: { name: 'Tiere', meaning: 'Die Auslage der Kleinen Fische, Mittleren Fische und Anderen Tiere, die jetzt zu kaufen sind.' },
  largeFish: { name: 'Große Fische', meaning: 'Die Auslage der Großen Fische, die jetzt zu kaufen sind; diese Karten gehen nie von selbst.' },
  corals: { name: 'Korallen', meaning: 'Die Auslage der Korallen, die jetzt zu kaufen sind, jede für 2 Münzen.' },
  actions: { name: 'Aktionen', meaning: 'Alles, was du jetzt tun kannst, als Liste von Knöpfen.' },
  leaving: { name: 'Geht bald', meaning: 'Die ältesten Karten der Auslage werden in der nächsten Erholung ersetzt.' },
  events: { name: 'Ereignisse', meaning: 'Nach den Runden 1 bis 3 wird ein Ereignis aufgedeckt, das für alle gilt.' },
  deck: { name: 'Stapel', meaning: 'So viele Karten kommen noch.' },
  forbidden: { name: 'Verboten', meaning: 'Das geltende Ereignis schließt dies für alle aus.' },
  changed: { name: 'Geändert', meaning: 'Das geltende Ereignis macht hieraus eine andere Zahl als sonst.' },
  log: { name: 'Verlauf', meaning: 'Erzählt, was geschehen ist; zeig auf einen Namen, um die Karte zu lesen.' },
  todo: { name: 'Aktionen', meaning: 'Alles, was jetzt möglich ist, als Liste von Knöpfen.' },
  readCard: { name: 'Karte lesen', meaning: 'Zeigt die Karte, auf die zuletzt gezeigt wurde, groß und in Worten.' },
  seeReef: { name: 'Zum Riff', meaning: 'Zeigt dieses Riff groß, und deines bleibt zu sehen; vom Ansehen ändert sich nichts.' },
  whole: { name: 'Ganzes Riff', meaning: 'Zeigt wieder das ganze Riff.' },
  need: { name: 'Benötigte Kolonien', meaning: 'So viele Kolonien müssen auf das Feld blicken, auf das dieses Tier gelegt wird.' },
};
