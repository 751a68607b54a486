import type { SteereLessons } from '../steere-locale.ts';

/** The lesson for each kind of prompt, for a person who meets it for the first time. */
export const lessons: Readonly<Record<keyof SteereLessons, string>> = {
  place: 'Posez une pierre sur n’importe quelle case vide. Vous gagnez avec une chaîne allant de l’une de vos îles à celle d’en face.',
  answer: 'La première pierre est forte\u202f? L’échange vous la donne, et vous jouez les noirs. Sinon, posez une pierre à vous.',
};
