import { counted } from '@atoll/engine/formats/de';
import type { SteerePuzzleWords } from '../load-puzzle-words.ts';

const stones = { one: 'Stein', other: 'Steinen' };

export const puzzles: SteerePuzzleWords = {
  about: 'Der Sieg lässt sich erzwingen, wie die Gegenseite auch antwortet. Nur ein erster Stein schafft es rechtzeitig.',
  task: ({ turns }) => `Verbinde gegenüberliegende Inseln deiner Farbe mit ${counted(turns, stones)}.`,
  missed: () => 'Nach diesem Stein ist der Sieg nicht mehr rechtzeitig zu erzwingen.',
  solved: ({ turns }) => `Verbunden, mit höchstens ${counted(turns, stones)}.`,
};
