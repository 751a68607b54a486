/** The matches whose rooms the server has opened for this page, and nothing has joined yet. */
const opened = new Set<string>();

/** Notes that the server granted a seat, for which it has opened the room of the match. */
export function noteOpened(matchId: string): void {
  opened.add(matchId);
}

/**
 * Whether the room of the match was opened a moment ago, so that it need not be asked for. True
 * once only: where joining fails, the room may be gone.
 */
export const takeOpened = (matchId: string): boolean => opened.delete(matchId);
