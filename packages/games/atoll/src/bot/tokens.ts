import { bonusOf } from '../cards/index.ts';
import { SALE_RATE } from '../rules/support.ts';
import type { Outlook } from './outlook.ts';
import { LINE, note } from './sheet.ts';

/** Corals that a Water Purification cleans at the most. */
const PURIFIED_AT_ONCE = 2;

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
  noteSupport(outlook);
}

/** The support actions that are still to be had before the next Recovery. */
function noteSupport({ reef, playing, plankton }: Outlook): void {
  let polluted = 0;
  for (const coral of reef.corals) if (coral.polluted) polluted++;
  if (!playing || !reef.sold) note(LINE.sale, Math.floor(plankton / SALE_RATE));
  if (!playing || !reef.purified) note(LINE.purification, Math.min(PURIFIED_AT_ONCE, polluted));
  if (!playing || !reef.bloomed) note(LINE.bloom, reef.corals.length - polluted);
}

/** The bonus that a pass would bring now. */
function noteBonus({ state, roundsLeft }: Outlook): void {
  const row = roundsLeft > 0 ? state.bonus.indexOf(-1) : -1;
  if (row < 0) return;
  const bonus = bonusOf(row, state.round);
  note(LINE.bonus, bonus.coins + bonus.scales + 0.3 * bonus.plankton);
}
