import { describe, expect, test } from '@jest/globals';
import type { AtollEvent } from '@atoll/game-atoll';
import type { HistoryStep, StepMessage } from '@atoll/protocol';
import { NO_PROMPT } from '@atoll/protocol';
import { logLines } from '@atoll/game-atoll/client/present/text/log-lines.ts';
import { reachText } from '@atoll/game-atoll/client/present/text/reach-text.ts';
import { storyOf } from '@atoll/game-atoll/client/present/text/story.ts';
import { announcerFor } from '@atoll/game-atoll/client/present/text/announcer.ts';
import { lastDoing } from '@atoll/game-atoll/client/present/text/step-events.ts';
import { loadAtollLocale } from '@atoll/game-atoll/client/words/atoll-locale.ts';
import { namesIn } from '@atoll/game-das-atoll/client/present/places.ts';
import { stepLines as dasLines } from '@atoll/game-das-atoll/client/present/step-texts.ts';
import { loadDasLocale } from '@atoll/game-das-atoll/client/words/das-locale.ts';
import { stepLines as arkLines } from '@atoll/game-hidden-ark/client/present/step-texts.ts';
import { loadArkLocale } from '@atoll/game-hidden-ark/client/words/ark-locale.ts';
import { lastMoveText } from '@atoll/game-steere-atoll/client/present/announce.ts';
import { movesOf } from '@atoll/game-steere-atoll/client/present/moves.ts';
import { loadSteereLocale } from '@atoll/game-steere-atoll/client/words/steere-locale.ts';
import { withStep } from '../../src/net/steps.ts';
import { loadPageLocale } from '../../src/shell/game-entries.ts';
import type { LogLine } from '@atoll/table-kit/table/controls/log-panel.tsx';
import { turnsSince } from '@atoll/table-kit/table/a11y/turns.ts';
import { plain } from '@atoll/table-kit/ui/rich-text.ts';

const names = ['Mira', 'Jonas'];
const LANGUAGES = ['en', 'de', 'fr', 'cs'] as const;

const step = <E>(events: readonly E[], byBot?: true): HistoryStep<E> => ({
  ...{ seq: 3, seat: 0, at: 0, events, sealed: false },
  ...(byBot && { byBot }),
});
const textOf = (lines: readonly LogLine[]): readonly string[] =>
  lines.map(({ text }) => plain(text));

/** Mira feeds a fish that rises, and pays for it. */
const FED: readonly AtollEvent[] = [
  { type: 'feedingBegan', seat: 0, card: 'ocellaris-clownfish' },
  { type: 'paid', seat: 0, coins: 0, plankton: 2, scales: 0 },
  { type: 'raised', seat: 0, card: 'ocellaris-clownfish', level: 2, cause: 'fed' },
];

describe('a decision of a bot for a person', () => {
  test.each([
    ['en', 'Your ', 'You pay ', 'Mira’s bot feeds ', 'Mira’s bot pays '],
    ['de', 'Bei dir ', 'Du zahlst ', 'Bot von Mira füttert ', 'Bot von Mira zahlt '],
    ['fr', 'Chez vous', 'Vous payez ', 'Bot de Mira nourrit ', 'Bot de Mira paie '],
    ['cs', 'Tv', 'Platíš ', 'Mira (hraje bot) krmí ', 'Mira (hraje bot) platí '],
  ] as const)(
    'is told of the bot in the log of Atoll: %s',
    async (id, yours, youPay, feeds, pays) => {
      const locale = await loadAtollLocale(await loadPageLocale(id));
      const linesFor = (you: number, byBot?: true): readonly string[] =>
        textOf(logLines(locale, { names, you })(step(FED, byBot)));
      expect(linesFor(0)).toEqual([
        expect.stringContaining(yours),
        expect.stringContaining(youPay),
      ]);
      const [fed, paid, rises] = linesFor(0, true);
      expect([fed, paid]).toEqual([expect.stringContaining(feeds), expect.stringContaining(pays)]);
      // the fish is still Mira's
      expect(rises).toBe(linesFor(0)[0]);
      const others = linesFor(1, true);
      expect([others[0], others[1]]).toEqual([fed, paid]);
      expect(others[2]).toBe(linesFor(1)[0]);
    },
  );

  test.each(LANGUAGES)('is told of the bot in the other games: %s', async (id) => {
    const shell = await loadPageLocale(id);
    const [ark, das, steere] = await Promise.all([
      loadArkLocale(shell),
      loadDasLocale(shell),
      loadSteereLocale(shell),
    ]);
    const bot = shell.words.standIn.botOf('Mira');
    const said = { names, side: 'equatorial' } as const;
    const arkSaid = textOf(
      arkLines(
        ark,
        step(
          [
            { type: 'chose', seat: 0, column: 'build' },
            { type: 'turn', seat: 0, round: 2 },
          ],
          true,
        ),
        said,
      ),
    );
    expect(arkSaid[0]).toContain(bot);
    expect(arkSaid[1]).not.toContain(bot);
    const land = namesIn(das, { terrain: [], chips: [] }, names);
    const dasSaid = textOf(
      dasLines(
        das,
        step(
          [
            { type: 'rolled', seat: 0, dice: [2, 6] },
            { type: 'got', seat: 0, cards: [0, 1, 0, 0, 0] },
            { type: 'got', seat: 1, cards: [1, 0, 0, 0, 0] },
          ],
          true,
        ),
        land,
      ),
    );
    expect(dasSaid.map((line) => line.includes(bot))).toEqual([true, false, false]);
    const placed = { type: 'placed', seat: 0, colour: 'black', cell: 'd3' } as const;
    const moved = (you: number, byBot?: true): string =>
      lastMoveText(steere, movesOf([step([placed], byBot)]), { names, you });
    expect([moved(0).includes(bot), moved(1).includes(bot)]).toEqual([false, false]);
    expect(moved(0, true)).toContain(bot);
    expect(moved(1, true)).toBe(moved(0, true));
  });

  test('is told to the person like an action of another player: beside the reef, aloud, and before an undo', async () => {
    const locale = await loadAtollLocale(await loadPageLocale('en'));
    const steps = [step(FED, true)];
    expect(lastDoing(steps, 0)).toMatchObject({ seat: 0, byBot: true, event: FED[0] });
    expect(lastDoing([step(FED)], 0)).toBeUndefined();
    const announcer = announcerFor(locale, { names, you: 0 });
    expect(turnsSince(steps, 0).map((turn) => announcer.turn(turn))).toEqual([
      expect.stringMatching(/^Mira’s bot feeds .* Your .* rises to /),
    ]);
    expect(turnsSince([step(FED)], 0)).toEqual([]);
    const prompt = { ...NO_PROMPT, legal: [], turns: [3] };
    expect(reachText(locale, { prompt, steps, seat: 0 }, names)).toContain('Mira’s bot feeds');
    const { turns } = storyOf(locale, { steps, names, options: {} });
    expect(turns[0]?.lines[0]).toContain('Mira’s bot feeds');
  });

  test('stays marked on the stored step', () => {
    const message: StepMessage = {
      ...step(FED, true),
      ...{ after: 2, id: '', undone: 0, prompt: NO_PROMPT },
    };
    expect(withStep([], message)).toEqual([step(FED, true)]);
    const { byBot: _, ...own } = message;
    expect(withStep([], own)).toEqual([step(FED)]);
  });
});
