import { CODE_LENGTH, type MomentRequest, type SeatGrant } from '@atoll/protocol';
import { ApiError, createTable, joinTable } from '../../../net/api.ts';
import { noteOpened } from '../../../net/opened-rooms.ts';
import { keepGame, keepName, keptSeats } from '../../person.ts';
import { navigate } from '../../route.ts';
import { BEGIN } from '../page-notes.ts';

/** Stores a granted seat and goes to its table, which reads the note. */
export function sitDown(
  { player, ...grant }: SeatGrant & { readonly player?: string },
  game: string,
  note?: string,
): void {
  keptSeats.keep({
    ...(player !== undefined && { player }),
    matchId: grant.matchId,
    token: grant.token,
    seat: grant.seat,
    code: grant.code,
    game,
  });
  if (game !== '') keepGame(game);
  navigate(`/m/${grant.matchId}`, note);
}

export interface NewTable {
  readonly game: string;
  readonly name: string;
  readonly seats: number;
  readonly access: 'private' | 'public';
  /** A host who watches takes no seat. */
  readonly hosting: 'playing' | 'watching';
  readonly options: Readonly<Record<string, unknown>>;
  readonly rated: boolean;
}

/** The player of this browser, for ratings, and for players who blocked each other. */
async function ownPlayer(): Promise<{ readonly player: string }> {
  const { playerHere } = await import('../../daily/player-here.ts');
  return { player: playerHere() };
}

/** Opens a table and goes there; with no other person to wait for, the match starts at once. */
export async function openTable(table: NewTable): Promise<void> {
  keepName(table.name);
  const own = await ownPlayer();
  sitDown(
    { ...(await createTable({ ...table, ...own, options: { ...table.options } })), ...own },
    table.game,
    table.seats === 1 && table.hosting === 'playing' ? BEGIN : undefined,
  );
}

/** Opens a table for a match that continues from a position of a finished one, and goes there. */
export async function openFrom(
  { match, action, knownTo }: MomentRequest,
  { game, seats, name }: { readonly game: string; readonly seats: number; readonly name: string },
): Promise<void> {
  const from = { match, action, knownTo };
  const own = await ownPlayer();
  sitDown(
    { ...(await createTable({ game, seats, seat: knownTo, name, from, ...own })), ...own },
    game,
  );
}

/** Opens a private table that repeats the deal of a finished match, and goes there. */
export async function openDeal(
  deal: string,
  {
    game,
    seats,
    seat,
    name,
  }: {
    readonly game: string;
    readonly seats: number;
    readonly seat: number;
    readonly name: string;
  },
): Promise<void> {
  keepName(name);
  const own = await ownPlayer();
  sitDown({ ...(await createTable({ game, seats, seat, name, deal, ...own })), ...own }, game);
}

/**
 * Takes a seat at the table with this code and goes there; a seat that this browser already holds
 * is reused. `rated`: the person knows that the match is rated; otherwise the page that says so
 * comes first.
 */
export async function enterTable(
  code: string,
  name: string,
  { rated }: { readonly rated: boolean } = { rated: false },
): Promise<void> {
  keepName(name);
  const short = (whole: string): string => whole.slice(0, CODE_LENGTH);
  const held = keptSeats.list().find((kept) => short(kept.code) === short(code) && !kept.over);
  if (held) return navigate(`/m/${held.matchId}`);
  const own = await ownPlayer();
  try {
    const grant = await joinTable({ code, name, rated, ...own });
    noteOpened(grant.matchId);
    sitDown({ ...grant, ...own }, '');
  } catch (error) {
    if (rated || !(error instanceof ApiError) || error.code !== 'rated-player') throw error;
    navigate(`/j/${code}`);
  }
}
