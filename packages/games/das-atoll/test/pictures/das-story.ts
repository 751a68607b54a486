import type { DasAtollState } from '../../src/index.ts';
import type { Page } from 'playwright-core';
import { lastRound, skilledMatch } from '../browser/support/das-match.ts';
import { lay, type Laid } from '../../../../../test/browser/support/played-match.ts';
import { person, type Stage, type Story } from '../../../../../test/pictures/stage.ts';

type StateTest = (state: DasAtollState, seat: number) => boolean;

/** The first seat may trade and build. */
const builds =
  (round: number): StateTest =>
  ({ phase, turn, round: now, offer }, seat) =>
    seat === 0 && turn === 0 && phase === 'main' && now >= round && offer === null;

/** Everybody has answered an offer of the first seat, and one of them with another. */
const answered: StateTest = ({ turn, offer }, seat) =>
  seat === 0 &&
  turn === 0 &&
  offer !== null &&
  !offer.answers.includes('open') &&
  offer.answers.includes('counter');

/** The second seat, a person, has made an offer, and the first has the wanted cards. */
const asked: StateTest = ({ turn, offer, players }, seat) =>
  seat === 0 &&
  turn === 1 &&
  offer?.answers[0] === 'open' &&
  offer.want.every((count, kind) => count <= (players[0]?.hand[kind] ?? 0));

const robs: StateTest = ({ phase, turn, round }, seat) =>
  seat === 0 && turn === 0 && round > 5 && phase === 'robber';

const FOUR = {
  names: ['Mira', 'Jonas', 'Nerea', 'Bartholomew'],
  bots: { 2: 'lagoon', 3: 'lagoon' },
} as const;
const FIVE = {
  names: ['Mira', 'Jonas', 'Nerea', 'Bartholomew', 'Oluwaseun'],
  bots: { 2: 'lagoon', 3: 'lagoon', 4: 'lagoon' },
} as const;

/** What leads to each screen; without a moment the match is over. */
const MATCHES = {
  'das-place': () =>
    skilledMatch({
      ...FOUR,
      seed: 'b',
      until: ({ placed }) => placed === 2 * FOUR.names.length - 1,
    }),
  'das-early': () => skilledMatch({ ...FOUR, seed: 'b', until: builds(2) }),
  'das-late': () => skilledMatch({ ...FIVE, seed: 'd', until: builds(14) }),
  'das-offer': () => skilledMatch({ ...FIVE, seed: 'c', until: builds(10) }),
  'das-answers': () => skilledMatch({ ...FIVE, seed: 'b', until: answered }),
  'das-asked': () => skilledMatch({ ...FOUR, seed: 'b', until: asked }),
  // bots that play well seldom hold so many cards
  'das-seven': () => lastRound({ ...FIVE, seed: 'last 3941' }),
  'das-robber': () => skilledMatch({ ...FIVE, seed: 'e', until: robs }),
  'das-score': () => skilledMatch({ ...FIVE, seed: 'c' }),
} satisfies Readonly<Record<string, () => Laid>>;
type Screen = keyof typeof MATCHES;

/** The presses before the picture is taken. */
const DONE: Readonly<Partial<Record<Screen, (page: Page) => Promise<void>>>> = {
  'das-offer': async (page) => {
    await page.keyboard.press('t');
    await page
      .locator('.das-offer-form')
      .getByRole('button', { name: /one more/ })
      .first()
      .click();
  },
  'das-seven': async (page) => {
    await page.getByRole('button', { name: 'Roll' }).click();
    await page.getByRole('button', { name: 'Suggest' }).click();
  },
  'das-score': (page) => page.getByRole('dialog').getByRole('table').first().waitFor(),
};

async function takeTable(stage: Stage, screen: Screen, path: string): Promise<void> {
  const { camera, url } = stage;
  const mira = await person(stage);
  await mira.goto(`${url}${path}`);
  await mira.locator('.das-surface[data-ready=true]').waitFor();
  await DONE[screen]?.(mira);
  // a half made offer is dropped when the table is drawn anew
  await camera.take(mira, screen, { fleeting: screen === 'das-offer' });
  await mira.context().close();
}

/**
 * Das Atoll from the second settlement to the score sheet: early and late, an offer that is made,
 * answered, or asked about, a seven with discards, and the robber.
 */
export const dasStory: Story = {
  screens: Object.keys(MATCHES),
  play: async (stage) => {
    const wanted = Object.entries(MATCHES).filter(([screen]) => stage.camera.wants(screen));
    // the server starts anew: nobody is to wait for it
    await stage.visitors.leave();
    const paths = await lay(
      stage.server,
      wanted.map(([, match]) => match()),
    );
    for (const [at, [screen]] of wanted.entries())
      await takeTable(stage, screen as Screen, paths[at]?.[0] ?? '');
  },
};
