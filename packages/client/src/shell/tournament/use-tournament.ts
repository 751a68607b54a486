import { useEffect, useState } from 'react';
import type { TournamentView } from '@atoll/protocol';
import { ApiError } from '../../net/api.ts';
import { askTournament } from '../../net/tournament-api.ts';
import { keptSeats } from '../person.ts';
import { keptTournaments } from './kept-tournaments.ts';

/** How often a page asks for the state of a tournament, in ms. */
const EVERY_MS = 3_000;

/** What a page knows of a tournament. */
export type KnownTournament =
  | { readonly kind: 'loading' }
  /** `unknown`: the server has no such tournament. */
  | { readonly kind: 'failed'; readonly why: 'unknown' | 'unreachable' }
  | { readonly kind: 'loaded'; readonly view: TournamentView };

/** The secret of this browser in a tournament. */
export const ownToken = (id: string): string | undefined =>
  keptTournaments().find((kept) => kept.id === id)?.token;

/**
 * Follows a tournament while the page is visible and it is not over. A failure keeps the last
 * state, and is tried again. `show` shows a state that a request returned.
 */
export function useTournament(
  id: string,
): readonly [KnownTournament, show: (view: TournamentView) => void] {
  const [known, setKnown] = useState<KnownTournament>({ kind: 'loading' });
  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      const next = await load(id);
      if (!isWanted) return;
      setKnown((before) =>
        next.kind === 'failed' && next.why === 'unreachable' && before.kind === 'loaded'
          ? before
          : next,
      );
      if (!isFinal(next)) timer = setTimeout(() => void whenVisible(), EVERY_MS);
    };
    const whenVisible = async (): Promise<void> => {
      if (document.visibilityState === 'visible') return ask();
      document.addEventListener('visibilitychange', () => void whenVisible(), { once: true });
    };
    void ask();
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [id]);
  return [known, (view) => setKnown({ kind: 'loaded', view })];
}

const isFinal = (known: KnownTournament): boolean =>
  known.kind === 'failed'
    ? known.why === 'unknown'
    : known.kind === 'loaded' && (known.view.state === 'over' || known.view.state === 'cancelled');

/** A seat that a backup brought here opens the tournament of its match too. */
async function load(id: string): Promise<KnownTournament> {
  try {
    const view = await askTournament(id, ownToken(id));
    if (view.own !== undefined || view.host) return { kind: 'loaded', view };
    const matches = new Set(
      view.rounds.flat().flatMap((pairing) => (pairing.kind === 'match' ? [pairing.matchId] : [])),
    );
    const brought = keptSeats.list().find(({ matchId }) => matches.has(matchId))?.token;
    return { kind: 'loaded', view: brought ? await askTournament(id, brought) : view };
  } catch (error) {
    const isUnknown = error instanceof ApiError && (error.status === 400 || error.status === 404);
    return { kind: 'failed', why: isUnknown ? 'unknown' : 'unreachable' };
  }
}
