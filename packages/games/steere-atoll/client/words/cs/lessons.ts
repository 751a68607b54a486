import type { SteereLessons } from '../steere-locale.ts';

/** The lesson for each kind of prompt, for a person who meets it for the first time. */
export const lessons: Readonly<Record<keyof SteereLessons, string>> = {
  place: 'Polož kámen na libovolné prázdné políčko. Vyhraješ řetězem od jednoho svého ostrova k tomu na protější straně.',
  answer: 'Je první kámen silný? Výměnou ho převezmeš a hraješ za Černého. Jinak polož vlastní kámen.',
};
