import type { Answer, HistoryAnswer } from '@atoll/protocol';
import { CancellableDelay } from './link/delay.ts';

/**
 * How often a request is sent again when the server cannot store anything, and the pause after the
 * last time, in ms.
 */
const TRIES = 4;
const PAUSE = 1_000;

const notStored = (answer: Answer | HistoryAnswer | undefined): boolean =>
  answer?.ok === false && answer.reasons.some(({ code }) => code === 'not-stored');

/** Repeats a request a few times while the server answers that it can neither store nor read. */
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
