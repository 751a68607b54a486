import type { Answer } from '@atoll/protocol';
import { Pause } from './delay.ts';

/**
 * How often a request is sent again when the server cannot store anything, and how long after the
 * last time, in ms.
 */
const TRIES = 4;
const PAUSE = 1_000;

const notStored = (answer: Answer): boolean =>
  !answer.ok && answer.reasons.some(({ code }) => code === 'not-stored');

/** Sends again, some times, while the server says that it cannot store what was asked. */
export async function untilStored(
  send: () => Promise<Answer>,
  wait?: (ms: number) => Promise<void>,
): Promise<Answer> {
  for (let tries = 0; ; tries++) {
    const answer = await send();
    if (!notStored(answer) || tries === TRIES) return answer;
    await new Pause(wait).begin(PAUSE);
  }
}
