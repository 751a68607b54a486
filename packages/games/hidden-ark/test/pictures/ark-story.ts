import type { HiddenArkState } from '../../src/index.ts';
import type { Page } from 'playwright-core';
import { middleOf } from '../../../../../test/browser/support/point.ts';
import { arkMatch } from '../browser/support/played-ark.ts';
import { lay } from '../../../../../test/browser/support/played-match.ts';
import { SIZES } from '../../../../../test/pictures/looks.ts';
import { person, type Stage, type Story } from '../../../../../test/pictures/stage.ts';

const NONE = -1;
/** The second of the four columns. */
const OPERATION = 1;

type StateTest = (state: HiddenArkState) => boolean;

/** The first seat is about to take a token. */
const begins =
  (round: number): StateTest =>
  ({ round: now, turn, phase }) =>
    now >= round && turn.seat === 0 && phase === 'opportunity';

/** The first seat is about to choose a column. */
const chooses =
  (round: number): StateTest =>
  ({ round: now, turn, phase, frames }) =>
    now >= round &&
    turn.seat === 0 &&
    phase === 'action' &&
    turn.column === NONE &&
    frames.length === 0;

/** The first seat may sail, and rescue. */
const sails =
  (round: number): StateTest =>
  ({ round: now, turn, frames }) =>
    now >= round &&
    turn.seat === 0 &&
    turn.column === OPERATION &&
    turn.moves > 1 &&
    turn.rescues > 0 &&
    frames.length === 0;

const TWO = { names: ['Mira', 'Jonas'], bots: { 1: 'lagoon' } } as const;
const THREE = { names: ['Mira', 'Jonas', 'Nerea'], bots: { 1: 'lagoon', 2: 'lagoon' } } as const;
const FOUR = {
  names: ['Mira', 'Jonas', 'Nerea', 'Bartholomew'],
  bots: { 1: 'lagoon', 2: 'lagoon', 3: 'lagoon' },
} as const;
const TOGETHER = { cooperative: true, uphill: true } as const;
const POLAR = { side: 'polar', discovery: true } as const;

/** The first seat is asked which resources it pays. */
const pays: StateTest = ({ turn, frames }) => turn.seat === 0 && frames.at(-1)?.kind === 'pay';

const ALONE = { names: ['Mira'] } as const;

/** What leads to each screen; without a moment the match is over. */
const MATCHES = {
  'ark-place': { ...TWO, seed: 'b', until: ({ turn }: HiddenArkState) => turn.seat === 0 },
  'ark-early': { ...TWO, seed: 'b', until: begins(1) },
  'ark-column': { ...THREE, seed: 'c', until: chooses(4) },
  'ark-way': { ...THREE, seed: 'c', until: sails(6) },
  'ark-pay': { ...THREE, seed: 'c', until: pays },
  'ark-board': { ...FOUR, seed: 'd', until: chooses(11) },
  'ark-crews': { ...FOUR, seed: 'd', until: chooses(11) },
  'ark-race': { ...FOUR, seed: 'd', until: chooses(11) },
  'ark-late': { ...FOUR, seed: 'd', until: chooses(11) },
  'ark-polar': { ...TWO, seed: 'e', options: POLAR, until: sails(6) },
  'ark-together': { ...THREE, seed: 'f', options: TOGETHER, until: chooses(9) },
  'ark-alone': { ...ALONE, seed: 'g', until: chooses(9) },
  'ark-score': { ...FOUR, seed: 'd' },
  'ark-score-alone': { ...ALONE, seed: 'g' },
  'ark-score-together': { ...THREE, seed: 'f', options: TOGETHER },
} as const;

/** Parts of the table that a narrow one shows when they are asked for. */
const PARTS: Readonly<Record<string, string>> = {
  'ark-board': 'Board',
  'ark-crews': 'Crews',
  'ark-race': 'Awards',
};

/** Screens for eyes of all kinds in every window: the table early, late and at the end. */
const FOR_ALL_EYES: readonly string[] = ['ark-early', 'ark-late', 'ark-score'];

/** Opens a part that a narrow table has put away. */
async function openPart(page: Page, part: string): Promise<void> {
  await page.setViewportSize(SIZES.phone);
  await page.getByRole('button', { name: part, exact: true }).click();
}

/** Points at the farthest fish that a vessel reaches. */
async function chooseWay(page: Page): Promise<void> {
  const cells = page.locator('#ark-map [data-open=true][aria-label*="fish:"]');
  await cells.first().waitFor({ state: 'attached' });
  const spoken = await cells.evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''));
  const far = spoken.map((name) => Number(/(\d+) spaces? away/.exec(name)?.[1] ?? 0));
  const { x, y } = await middleOf(cells.nth(far.indexOf(Math.max(...far))));
  await page.mouse.click(x, y);
}

async function takeTable(stage: Stage, screen: keyof typeof MATCHES, path: string): Promise<void> {
  const { camera, url } = stage;
  const mira = await person(stage);
  await mira.goto(`${url}${path}`);
  await mira.locator('.ark-surface[data-ready=true]').waitFor();
  if (screen.includes('score')) await mira.getByRole('dialog').getByRole('table').first().waitFor();
  if (screen === 'ark-way') await chooseWay(mira);
  const part = PARTS[screen];
  if (part !== undefined) await openPart(mira, part);
  await camera.take(mira, screen, {
    // a way that is chosen is let go of when the table is drawn anew
    fleeting: screen === 'ark-way' || part !== undefined,
    ...(FOR_ALL_EYES.includes(screen) ? { eyes: 'in every window' } : {}),
    ...(part === undefined ? {} : { within: ['phone', 'phone-wide', 'tablet'] }),
  });
  await mira.context().close();
}

/**
 * Hidden Ark from the first vessel to the score sheet: the choice of a token, of a column and of a
 * way, a payment, many fish rescued, the other side of the map, all for one result, and one alone.
 */
export const arkStory: Story = {
  screens: Object.keys(MATCHES),
  play: async (stage) => {
    const wanted = Object.entries(MATCHES).filter(([screen]) => stage.camera.wants(screen));
    // the server starts anew: nobody is to wait for it
    await stage.visitors.leave();
    const paths = await lay(
      stage.server,
      wanted.map(([, match]) => arkMatch(match)),
    );
    for (const [at, [screen]] of wanted.entries())
      await takeTable(stage, screen as keyof typeof MATCHES, paths[at]?.[0] ?? '');
  },
};
