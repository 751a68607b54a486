import { setTimeout as wait } from 'node:timers/promises';
import { type Cast, rehearse } from './cast.ts';
import { Crowd } from './crowd.ts';
import { figure, printTable } from './markdown.ts';
import { type Figures, Subject } from './subject.ts';

/** Decisions played in each match. */
const PLAYED = 60;
const IDLE_MS = 10_000;

/**
 * What a match takes while people play it, and when they have gone. As many matches come and go
 * before, so that what is made once is not counted.
 */
export async function measureMemory({
  cast,
  folder,
}: {
  readonly cast: Cast;
  readonly folder: string;
}): Promise<void> {
  const { scripts } = await rehearse(cast);
  const subject = await Subject.start({
    kind: 'durable',
    cast: { ...cast, matches: cast.matches * 2 },
    folder,
    idleMs: IDLE_MS,
  });
  const crowd = new Crowd(subject, scripts);
  const played = async (): Promise<Figures> => {
    await crowd.gather(cast.matches);
    await crowd.rush(cast.matches * PLAYED, Math.min(cast.matches, 32));
    return subject.figures('collected');
  };
  const parked = async (): Promise<Figures> => {
    crowd.leave();
    while ((await subject.figures()).tables > 0) await wait(500);
    await wait(1000);
    return subject.figures('collected');
  };
  await played();
  const before = await parked();
  const live = await played();
  const after = await parked();
  await subject.end();
  const each = (figures: Figures, of: 'heap' | 'external'): string =>
    figure((figures[of] - before[of]) / 1024 / cast.matches);
  console.log(
    `${cast.matches} matches of ${cast.seats} after ${PLAYED} decisions each, KiB a match.\n`,
  );
  printTable(
    ['', 'heap', 'buffers'],
    [
      ['live, 4 connections', each(live, 'heap'), each(live, 'external')],
      ['parked', each(after, 'heap'), each(after, 'external')],
    ],
  );
}
