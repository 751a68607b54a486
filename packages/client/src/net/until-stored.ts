import type { Answer, HistoryAnswer } from '@atoll/protocol';
import { CancellableDelay } from './delay.ts';

/**
 * How often a request is sent again when the server cannot store anything, and how long after the
 * last time, in ms.
 */
const TRIES = 4;
const PAUSE = 1_000;

const notStored = (answer: Answer | HistoryAnswer | undefined): boolean =>
  answer?.ok === false && answer.reasons.some(({ code }) => code === 'not-stored');

/**
 * Sends again, some times, while the server says that it can neither store nor read what was asked.
 */
export async function untilStored<A extends Answer | HistoryAnswer | undefined>(
  send: () => Promise<A>,
  wait?: (ms: number) => Promise<void>,
): Promise<A> {
  for (let tries = 0; ; tries++) {
    const answer = await send();
    if (!notStored(answer) || tries === TRIES) return answer;
    await new CancellableDelay(wait).begin(PAUSE);
  }
}
