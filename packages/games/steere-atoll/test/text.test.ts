import { describe, expect, test } from '@jest/globals';
import { ISLANDS } from '../src/board.ts';
import { loadText } from '../src/text/index.ts';
import { alternating, played } from './played.ts';

const {
  actionText,
  colourName,
  eventText,
  islandText,
  questionText,
  reasonText,
  scoreCategory,
  sideName,
  swapHelp,
  waitingText,
} = await loadText('en');

const names = ['Ada', 'Ben'];

describe("the words of Steere's Atoll", () => {
  test('[8] name the islands, sides and colours', () => {
    expect(ISLANDS.map(islandText)).toEqual([
      'Black’s North island',
      'Black’s East island',
      'Black’s South island',
      'Black’s West island',
      'White’s North island',
      'White’s East island',
      'White’s South island',
      'White’s West island',
    ]);
    expect([sideName('north'), colourName('white'), scoreCategory('win')]).toEqual([
      'north',
      'White',
      'Win',
    ]);
  });

  test('ask for a stone, and offer the swap when there is one', () => {
    expect(questionText(played('').view)).toBe('You play Black: place a stone.');
    expect(waitingText(played('').view, names)).toBe('Ada (Black) has to place a stone.');
    expect(questionText(played('d4').view)).toBe(
      'You play White: place a stone, or swap and take over the first one.',
    );
    expect(waitingText(played('d4').view, names)).toBe('Ben (White) places a stone or swaps.');
    expect(waitingText(played('d4 swap').view, names)).toBe('Ada (White) has to place a stone.');
    expect(waitingText(played('d4').view, [])).toBe('Seat 2 (White) places a stone or swaps.');
    expect(swapHelp).toContain('swap');
  });

  test('tell what happened', () => {
    const over = played(alternating('e5 e4 d4 d3 c2 c1', 'g5 g4 g3 f6 f5'));
    expect(over.events.map((event) => eventText(event, names))).toEqual([
      'Ada (Black) places a stone on c1.',
      'Ada connects Black’s North island with Black’s South island: Black wins.',
    ]);
    expect(played('d4 swap').events.map((event) => eventText(event, names))).toEqual([
      'Ben swaps and plays Black from now on; it is White’s turn.',
    ]);
    expect([questionText(over.view), waitingText(over.view, names)]).toEqual([
      'The match is over.',
      'The match is over.',
    ]);
    expect([actionText({ type: 'place', cell: 'd4' }), actionText({ type: 'swap' })]).toEqual([
      'Place a stone on d4',
      'Swap colours and play Black',
    ]);
  });

  test('say why something is refused', () => {
    expect(reasonText({ code: 'occupied', details: { cell: 'd4' } })).toBe(
      'There is already a stone on d4.',
    );
    expect(reasonText({ code: 'no-such-cell', details: { cell: 'z9', size: 11 } })).toContain(
      'from a to k',
    );
    for (const code of ['over', 'not-your-turn', 'swap-off', 'swap-not-now', 'malformed'])
      expect(reasonText({ code })).not.toBe(reasonText({ code: 'unheard-of' }));
    expect(reasonText({ code: 'constructor' })).toBe('This is not possible now.');
  });
});
