import { admit, type AnyGame, play, seatsToAct, type Seat, type Viewer } from '@atoll/engine';
import type { Random } from '@atoll/test-client/random';
import type { RequestName } from '../fuzz/table-requests.ts';
import { LiveMatch } from '../src/match/live-match.ts';

/** One request of a viewer. */
export interface ScriptRequest {
  readonly viewer: Viewer;
  readonly request: RequestName;
  readonly body: unknown;
}

/** The input of a script: a match in some position, and actions of other positions to try in it. */
export interface Position {
  /** Begins there. */
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: unknown;
  readonly pool: readonly unknown[];
}

/** A bot that sits down and never acts, so that only the script's requests take effect. */
export const SLOW_BOT = 'slow';

/** The most actions of one script. */
const ACTIONS = 3;
/** Actions that are tried before each of them. */
const TRIES = 4;

/**
 * Makes every request that a table answers: malformed ones, illegal and stale actions, history,
 * undo; then actions, as long as they can be undone, which excludes those that draw or reveal. At
 * last a seat asks to revert a settled decision.
 */
export function writeScript(
  random: Random,
  { game, seats, options, pool }: Position,
): readonly ScriptRequest[] {
  const lines: ScriptRequest[] = [];
  const liveMatch = LiveMatch.fresh(game, { seed: '', seats, options });
  const viewers: readonly Viewer[] = [
    ...Array.from({ length: seats }, (_, seat) => seat),
    'spectator',
  ];
  const id = (): string => `leak-test-${lines.length}`;
  lines.push({ viewer: random.pick(viewers), request: 'history', body: { from: 1 } });
  for (let actions = 0; ; actions++) {
    const { state } = liveMatch.match;
    const active = seatsToAct(game, state);
    const seat = active.length > 0 ? random.pick(active) : random.below(seats);
    const legal = game.legalActions(state, seat);
    for (let tries = 0; tries < TRIES && pool.length > 0; tries++) {
      const viewer = random.once(3) ? random.pick(viewers) : seat;
      const action = bent(random, random.pick(pool), legal);
      const asker = viewer === 'spectator' ? -1 : viewer;
      if (asker >= 0 && isLegal(game, state, { seat: asker, action })) continue;
      const basedOn = liveMatch.promptOf(asker).question + (random.once(8) ? 1 : 0);
      lines.push({ viewer, request: 'submit', body: { id: id(), basedOn, action } });
    }
    const { question: basedOn, undoable } = liveMatch.promptOf(seat);
    const action =
      actions < ACTIONS
        ? legal.find((candidate) => !game.apply(game.clone(state), seat, candidate).sealed)
        : undefined;
    if (action === undefined) {
      const from = undoable.length > 0 ? { from: random.pick(undoable) } : {};
      lines.push({ viewer: seat, request: 'undo', body: { id: id(), basedOn, ...from } });
      if (random.once(4)) lines.push(...talkLines(random, viewers));
      const timeUp = { do: 'timeUp', seat, then: 'wait' };
      if (random.once(4))
        lines.push({ viewer: random.pick(viewers), request: 'seats', body: timeUp });
      if (random.once(4)) lines.push(...tableLines(random, viewers));
      if (random.once(4)) lines.push({ viewer: seat, request: 'concede', body: { bot: SLOW_BOT } });
      if (random.once(2)) lines.push(...revertLines(random, liveMatch, viewers));
      lines.push({ viewer: random.pick(viewers), request: 'history', body: { from: 1 } });
      lines.push({ viewer: random.pick(viewers), request: 'moments', body: { from: 0 } });
      return lines;
    }
    lines.push({ viewer: seat, request: 'submit', body: { id: id(), basedOn, action } });
    advance(liveMatch, game, { seat, action });
  }
}

/** A viewer writes a chat line, and viewers read, report or try to delete it. */
function talkLines(random: Random, viewers: readonly Viewer[]): readonly ScriptRequest[] {
  const what = random.pick([{ phrase: 'thanks' }, { text: 'Nice move!' }, { text: 'two\nlines' }]);
  const line = (request: ScriptRequest['request'], body: unknown): ScriptRequest => ({
    ...{ viewer: random.pick(viewers), request, body },
  });
  return [
    line('say', what),
    line('report', { n: 1 }),
    line('said', { before: 2 }),
    line('unsay', { from: 1, to: 1 }),
  ];
}

/**
 * Requests about the table, not the match. No person is away, and no rematch begins, since its id
 * would differ each time.
 */
function tableLines(random: Random, viewers: readonly Viewer[]): readonly ScriptRequest[] {
  const seat = random.below(viewers.length);
  const what = random.pick(['propose', 'agree', 'refuse', 'withdraw']);
  return [
    { viewer: random.pick(viewers), request: 'standin', body: { do: what, seat } },
    {
      ...{ viewer: random.pick(viewers), request: 'seatoffer' },
      body: { do: random.pick(['propose', 'agree', 'refuse', 'withdraw', 'link']), seat },
    },
    {
      ...{ viewer: random.pick(viewers), request: 'pause' },
      body: { do: random.pick(['agree', 'refuse', 'ready']) },
    },
    { viewer: random.pick(viewers), request: 'prepared', body: { do: 'read' } },
    {
      ...{ viewer: random.pick(viewers), request: 'composing' },
      body: { do: random.pick(['begin', 'begin', 'end']) },
    },
    { viewer: random.pick(viewers), request: 'rematch', body: { do: 'withdraw' } },
    { viewer: random.pick(viewers), request: 'start', body: undefined },
  ];
}

/** A seat asks for a revert, and all other seats agree; the spectator tries to. */
function revertLines(
  random: Random,
  liveMatch: LiveMatch,
  viewers: readonly Viewer[],
): readonly ScriptRequest[] {
  const seats = viewers.filter((viewer) => viewer !== 'spectator');
  const settled = (seat: Seat): number => liveMatch.promptOf(seat).settled;
  const seat = seats.find((each) => settled(each) > 0) ?? random.pick(seats);
  const entry = Math.max(1, settled(seat));
  const line = (viewer: Viewer, what: string): ScriptRequest => ({
    ...{ viewer, request: 'revert', body: { do: what, entry } },
  });
  return [line(seat, 'ask'), ...viewers.map((viewer) => line(viewer, 'agree'))];
}

/** Rules that throw count as a refusal here; the table's reaction is part of the test. */
function isLegal(
  game: AnyGame,
  state: unknown,
  scripted: { readonly seat: Seat; readonly action: unknown },
): boolean {
  try {
    return admit(game, state, scripted).ok;
  } catch {
    return false;
  }
}

function advance(
  liveMatch: LiveMatch,
  game: AnyGame,
  { seat, action }: { readonly seat: Seat; readonly action: unknown },
): void {
  const played = play(game, liveMatch.match, { seat, action, at: 0 });
  if (played.ok) liveMatch.advance(played.match, seat);
}

/** An action of another position as it is, mixed with a legal one, or malformed. */
function bent(random: Random, action: unknown, legal: readonly unknown[]): unknown {
  const fields = action as Readonly<Record<string, unknown>>;
  switch (random.below(4)) {
    case 0:
      return { ...fields, type: 'nothing' };
    case 1:
      return legal.length > 0 ? { ...(random.pick(legal) as object), ...fields } : action;
    case 2:
      return {
        ...fields,
        [random.pick(Object.keys(fields))]: random.pick([-1, '', null, 1e9, 'x']),
      };
    default:
      return action;
  }
}
