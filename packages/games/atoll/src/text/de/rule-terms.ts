import type { ruleTerms as English } from '../en/rule-terms.ts';
import { names } from './names.ts';

/** The rules' terms in German. */
export const ruleTerms: typeof English = {
  abundance: { name: 'Stufe', meaning: 'Wie gut ein Tier gedeiht: Niedrig, Mittel oder Hoch. Es zählt die Punkte, die auf seiner Stufe aufgedruckt sind.' },
  fatigue: { name: 'Erschöpfung', meaning: 'Liegt auf einem Tier, das gefüttert, oder einer Koralle, die genutzt wurde; beides geht erst wieder, wenn die Erholung sie wegnimmt.' },
  colony: { name: 'Kolonie', meaning: 'Polypen an einer Seite einer Koralle: Tiere brauchen genug davon um ihr Feld, und alle zusammen bringen in der Erholung Plankton.' },
  pollution: { name: 'Verschmutzung', meaning: 'Schaltet die Koralle ab, auf der sie liegt, und kostet am Ende einen Punkt; eine Koralle trägt höchstens eine.' },
  popularity: { name: 'Beliebtheit', meaning: 'Ein Marker, den manche Karten und Ereignisse bringen; jeder ist am Ende einen Punkt wert.' },
  biodiversity: { name: 'Artenvielfalt', meaning: `Punkte am Ende: ${names.biodiversity}.` },
  fishScale: { name: 'Fischschuppe', meaning: 'Zahlt als Münze oder als Plankton oder ist am Ende einen Punkt wert; du erhältst 1 bis 3, wenn ein Tier Hoch erreicht.' },
  plankton: { name: 'Plankton', meaning: 'Füttert Tiere, lässt Kolonien wachsen und bringt beim Algenverkauf Münzen.' },
  hunt: { name: 'Jagd', meaning: 'Einmal je Runde darfst du ein Tier in einem anderen Riff als Beute nennen statt eines eigenen; es behält seine Stufe.' },
  symbiosis: { name: 'Symbiose', meaning: 'Zwei Tiere in deinem Riff, die zusammengehören: Fütterst du das eine, darf auch das andere steigen, kostenlos.' },
  shelter: { name: 'Unterschlupf', meaning: 'Dieses Tier kann nicht gejagt werden, und als Beute deiner eigenen Tiere darf es seine Stufe behalten.' },
  algae: { name: 'Algen', meaning: 'Ein Tier, in dessen Gewebe Algen leben; manche Karten steigern solche Tiere oder zählen sie.' },
  extinction: { name: 'Aussterben', meaning: 'Ein Tier, das von Niedrig aus sinkt, verlässt das Riff und bringt dir Plankton für die Kolonien, die es genutzt hat.' },
  purify: { name: 'Wasserreinigung', meaning: 'Einmal je Runde: Zahle 1 Münze und entferne 1 oder 2 Verschmutzungen; am Ende dieser Runde kannst du dann nur Forschende empfangen, keine Touristen.' },
  sell: { name: 'Algenverkauf', meaning: 'Einmal je Runde: Verkaufe Plankton, 4 für eine Münze, so viele Male auf einmal, wie du willst.' },
  bloom: { name: 'Algenblüte', meaning: 'Einmal je Runde: Verschmutze unverschmutzte Korallen in deinem Riff und erhalte für jede 2 Plankton.' },
};
