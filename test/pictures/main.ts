import { globSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../scripts/support/build.mjs';
import { Hint, program, root } from '../../scripts/support/run.mjs';
import { GameServer } from '../browser/support/server/game-server.ts';
import { launchChromium, Visitors } from '../browser/support/visitors.ts';
import { Camera, type Wish } from './camera.ts';
import { cardStory } from './card-story.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { iconStory } from './icon-story.ts';
import { LOOKS, sizes } from './looks.ts';
import { shellStory } from './shell-story.ts';
import type { Story } from './stage.ts';

/** The stories of the games: `test/pictures/*-story.ts` in the folder of a game exports them. */
async function storiesOfGames(): Promise<readonly Story[]> {
  const files = globSync('packages/games/*/test/pictures/*-story.ts', { cwd: root }).toSorted();
  const loaded = files.map(async (file) => {
    const exported: Readonly<Record<string, Story>> = await import(path.join(root, file));
    return Object.values(exported);
  });
  return (await Promise.all(loaded)).flat();
}

const stories: readonly Story[] = [shellStory, ...(await storiesOfGames()), cardStory, iconStory];
/** Pixels of the device in one of the page. */
const RATIOS = ['1', '1.5', '2', '3'];
const screens = stories.flatMap((story) => story.screens);

/** Reads a comma-separated wish. Throws a hint that lists what there is if something is not. */
function listed(
  option: string,
  value: string | undefined,
  all: readonly string[],
): readonly string[] {
  const names = value === undefined ? [] : value.split(',');
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined)
    throw new Hint(`--${option}: there is no "${unknown}"; there are: ${all.join(', ')}`);
  return names;
}

function readWish(): Wish & { readonly pixels: number; readonly out: string } {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      ...{ only: text, size: text, theme: text, ratio: { ...text, default: '1' } },
      out: { ...text, default: 'pictures' },
    },
  });
  return {
    screens: listed('only', values.only, screens),
    sizes: listed('size', values.size, sizes),
    looks: listed(
      'theme',
      values.theme,
      LOOKS.map(({ name }) => name),
    ),
    pixels: Number(listed('ratio', values.ratio, RATIOS)[0]),
    out: path.resolve(root, values.out),
  };
}

/**
 * Brings the real game to every screen and takes pictures of each: five windows, both themes, and
 * eyes of all kinds.
 */
await program(async () => {
  const wish = readWish();
  const { out } = wish;
  await ensureBuilt();
  if (wish.screens.length + wish.sizes.length + wish.looks.length === 0)
    await rm(out, { recursive: true, force: true });
  const camera = new Camera(out, wish);
  // people look at these pictures: nothing is left out of them
  process.env['PICTURES'] = '1';
  const server = await GameServer.start();
  const browser = await launchChromium();
  const visitors = new Visitors(browser, server.url);
  try {
    for (const story of stories)
      if (camera.wants(...story.screens))
        await story.play({ camera, visitors, server, url: server.url, pixels: wish.pixels });
  } finally {
    await browser.close();
    await server.close();
    await mkdir(out, { recursive: true });
    const sheet = await writeContactSheet(out);
    console.log(`${camera.pictures.length} pictures: ${sheet}`);
  }
  const problems = [...visitors.takeProblems(), ...camera.differences];
  problems.forEach((problem) => console.error(problem));
  if (problems.length > 0) process.exitCode = 1;
});
