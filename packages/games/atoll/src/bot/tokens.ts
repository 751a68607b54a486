import { bonusOf } from '../cards/index.ts';
import type { Outlook } from './outlook.ts';
import { LINE, note } from './sheet.ts';

const SEATS = [LINE.alone, LINE.two, LINE.three, LINE.four] as const;

/** What a seat has to spend. */
export function noteTokens(outlook: Outlook): void {
  const { state, reef, playing, coins, plankton } = outlook;
  note(SEATS[state.reefs.length - 1] ?? LINE.four, 1);
  if (state.biodiversity) note(LINE.biodiversity, 1);
  if (playing) noteBonus(outlook);
  else note(LINE.passed, 1);
  note(LINE.tourists, outlook.tourists);
  note(LINE.coins, coins);
  note(LINE.coinsBeyond5, Math.max(0, coins - 5));
  note(LINE.plankton, plankton);
  note(LINE.planktonBeyond4, Math.max(0, plankton - 4));
  note(LINE.scales, reef.scales);
  note(LINE.hunts, outlook.hunts);
}

/** The bonus that a pass would bring now. */
function noteBonus({ state, roundsLeft }: Outlook): void {
  const row = roundsLeft > 0 ? state.bonus.indexOf(-1) : -1;
  if (row < 0) return;
  const bonus = bonusOf(row, state.round);
  note(LINE.bonus, bonus.coins + bonus.scales + 0.3 * bonus.plankton);
}
