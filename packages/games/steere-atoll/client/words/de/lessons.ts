import type { SteereLessons } from '../steere-locale.ts';

/** The lesson for each kind of prompt, for a person who meets it for the first time. */
export const lessons: SteereLessons = {
  place: 'Setze einen Stein auf ein beliebiges leeres Feld. Du gewinnst mit einer Kette von einer deiner Inseln zu der auf der Gegenseite.',
  answer: 'Ein starker erster Stein? Mit dem Tausch übernimmst du ihn und spielst Schwarz. Sonst setze einen eigenen Stein.',
};
