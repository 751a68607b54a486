import type { RuleWords } from '../load-later-words.ts';

/** The words of the rules with an icon, and the texts in their pictures. */
export const rules: RuleWords = {
  icons: {
    coin: ['Münze'],
    plankton: ['Plankton'],
    scale: ['Fischschuppe'],
    popularity: ['Beliebtheit'],
    pollution: ['Verschmutzung'],
    fatigue: ['Erschöpfung'],
    colony: ['Kolonie', 'Kolonien'],
    hunt: ['Jagd'],
    symbiosis: ['Symbiose'],
    shelter: ['Unterschlupf'],
    // "Algen" alone begins the support actions too
    algae: ['Algentier'],
    small: ['Kleiner Fisch', 'Kleine Fisch', 'Kleinen Fisch'],
    medium: ['Mittlerer Fisch', 'Mittlere Fisch', 'Mittleren Fisch'],
    large: ['Großer Fisch', 'Große Fisch', 'Großen Fisch'],
    other: ['Andere Tiere', 'Anderer Tiere', 'Anderen Tiere'],
    tourists: ['Touristen'],
    scientists: ['Forschende'],
    immediate: ['Soforteffekt'],
    endgame: ['Spielende'],
  },
  cells: { action: ['Aktion'], passive: ['Dauerhaft'] },
  figures: {
    animal: {
      caption: 'Eine Tierkarte und was sie sagt:',
      legend: [
        { icon: 'coin', text: 'was das Tier kostet' },
        { icon: 'medium', text: 'seine Größe oder das Zeichen seiner Kategorie' },
        { icon: 'colony', text: 'wie viele Kolonien auf sein Feld blicken müssen' },
        { icon: 'rise', text: 'was eine Fütterung verlangt' },
        { icon: 'popularity', text: 'unten: was jede Stufe am Ende zählt' },
      ],
    },
    coral: {
      caption: 'Eine Korallenkarte und was sie sagt:',
      legend: [
        { icon: 'colony', text: 'die Seiten, die eine Kolonie haben' },
        { icon: 'action', text: 'wann ihre Fähigkeit wirkt, hier als Aktion' },
      ],
    },
    reef: {
      picture: 'Ein Riff aus drei Korallen, die sich an Ecken berühren, daneben zwei Tiere, und zwischen allen drei Korallen ein leeres Feld.',
      free: 'ein Tier, das bis zu 3 braucht',
      caption: 'Die drei Korallen berühren sich an den Ecken; dazwischen liegen Tiere. Von drei Seiten blickt je eine Kolonie auf das gestrichelte Feld, also darf dort ein Tier hin, das 3 braucht.',
    },
    meal: {
      eaten: 'Er ist die Beute.',
      fed: 'Er erhält 1 Erschöpfung. Ein Mittlerer Fisch, der Hoch erreicht, bringt 2 Fischschuppen.',
      caption: 'Ein Spitzkopf-Zackenbarsch frisst: Ein Kleiner Fisch sinkt um eine Stufe.',
    },
  },
  draws: { animals: 'für den Stapel der Tiere', large: 'für den Stapel der Großen Fische', corals: 'für den Stapel der Korallen', starter: 'für die Startperson', events: 'für die Ereignisse' },
};
