import { useEffect, useRef, useState } from 'react';
import type { TournamentView } from '@atoll/protocol';
import { ApiError } from '../../net/api.ts';
import { askTournament } from '../../net/tournament-api.ts';
import { keptSeats } from '../person.ts';
import { keepTournament, keptTournaments } from './kept-tournaments.ts';
import { openMatchOf } from './open-match-of.ts';

/** How often a visible page asks for the state of a tournament, and a hidden one, in ms. */
const EVERY_MS = { visible: 3_000, hidden: 30_000 };

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
 * Follows a tournament until it is over; a hidden page of a player does so slowly, so that its
 * title tells about a match. A failure keeps the last state, and is tried again. `show` shows a
 * state that a request returned: an older answer that comes later is dropped.
 */
export function useTournament(
  id: string,
): readonly [KnownTournament, show: (view: TournamentView) => void] {
  const [known, setKnown] = useState<KnownTournament>({ kind: 'loading' });
  const shown = useRef(0);
  useEffect(() => {
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      clearTimeout(timer);
      const before = shown.current;
      const next = await load(id);
      if (!isWanted) return;
      const isNews = before === shown.current;
      if (isNews) setKnown((last) => (isOutage(next) && last.kind === 'loaded' ? last : next));
      if (isFinal(next)) return;
      const { visibilityState } = document;
      timer = setTimeout(() => void ask(), EVERY_MS[visibilityState]);
    };
    const look = (): void => void (document.visibilityState === 'visible' && ask());
    document.addEventListener('visibilitychange', look);
    void ask();
    return () => {
      isWanted = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [id]);
  const show = (view: TournamentView): void => {
    shown.current += 1;
    setKnown({ kind: 'loaded', view });
  };
  return [known, show];
}

const isOutage = (known: KnownTournament): boolean =>
  known.kind === 'failed' && known.why === 'unreachable';

const isFinal = (known: KnownTournament): boolean =>
  known.kind === 'failed'
    ? known.why === 'unknown'
    : known.kind === 'loaded' && (known.view.state === 'over' || known.view.state === 'cancelled');

async function load(id: string): Promise<KnownTournament> {
  try {
    const view = await askAsOwner(id);
    keepSeat(view);
    return { kind: 'loaded', view };
  } catch (error) {
    const isUnknown = error instanceof ApiError && (error.status === 400 || error.status === 404);
    return { kind: 'failed', why: isUnknown ? 'unknown' : 'unreachable' };
  }
}

/** A seat that a backup brought here opens the tournament of its match too. */
async function askAsOwner(id: string): Promise<TournamentView> {
  const view = await askTournament(id, ownToken(id));
  if (view.own !== undefined || view.host) return view;
  const matches = new Set(
    view.rounds.flat().flatMap((pairing) => (pairing.kind === 'match' ? [pairing.matchId] : [])),
  );
  const token = keptSeats.list().find(({ matchId }) => matches.has(matchId))?.token;
  if (token === undefined) return view;
  const known = await askTournament(id, token);
  const { game, title } = known;
  if (known.own !== undefined || known.host) keepTournament({ id, token, game, title });
  return known;
}

/** Keeps the seat of the own match, so that the lobby and notices know of it. */
function keepSeat(view: TournamentView): void {
  const { id, game, own = -1 } = view;
  const match = openMatchOf(view);
  const token = ownToken(id);
  if (!match || token === undefined || keptSeats.find(match.matchId)) return;
  const seat = match.players.indexOf(own);
  keptSeats.keep({ matchId: match.matchId, token, seat, code: '', game });
}
