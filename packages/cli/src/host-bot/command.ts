import { setTimeout as wait } from 'node:timers/promises';
import { readFlags, UsageError } from '../usage.ts';
import { grant, post, Refused } from './messages.ts';
import { builtInPlayer, ProgramPlayer } from './players.ts';
import { playSeat, type SeatParts, type SeatPlace } from './seat-connection.ts';

/** The delay before reconnecting, in ms; doubled after each failed try, up to `most`. */
const PAUSE = { first: 500, most: 30_000 };

const warn = (text: string): void => void process.stderr.write(`atoll: ${text}\n`);

/** `atoll host-bot`: plays a seat of a running server until the match is over. */
export async function hostBot(args: readonly string[]): Promise<number> {
  const { own, program } = split(args);
  const flags = readFlags(own, {
    required: ['server'],
    optional: ['code', 'name', 'match', 'token', 'bot', 'again'],
  });
  if ((program.length === 0) === (flags.bot === undefined))
    throw new UsageError('say either --bot ID or, behind --, the program that plays');
  if (!URL.canParse(flags.server))
    throw new UsageError(`--server must be an address such as http://localhost:2567`);
  const again = yesOrNo(flags.again ?? 'no');
  const place = await takePlace(flags);
  if (program.length === 0)
    return keepSeat(place, { player: builtInPlayer(flags.bot ?? ''), again });
  const player = new ProgramPlayer(program, warn);
  const stop = new AbortController();
  const broke = player.ended.then((how) => ({ how }));
  const seat = keepSeat(place, { player, again, signal: stop.signal });
  const first = await Promise.race([seat, broke]).finally(() => player.stop());
  if (typeof first === 'number') return first;
  warn(`the program ended (${first.how}) before the match did`);
  stop.abort();
  await seat;
  return 1;
}

/** Own options, and the command line behind `--`. */
function split(args: readonly string[]) {
  const at = args.indexOf('--');
  return at < 0
    ? { own: args, program: [] }
    : { own: args.slice(0, at), program: args.slice(at + 1) };
}

function yesOrNo(text: string): boolean {
  if (text === 'yes' || text === 'no') return text === 'yes';
  throw new UsageError(`--again must be yes or no, not "${text}"`);
}

/** The seat of a token, or a new seat by a code. */
async function takePlace(
  flags: Readonly<Partial<Record<'server' | 'code' | 'name' | 'match' | 'token', string>>>,
): Promise<SeatPlace> {
  const { server = '', code, match, token, name = 'Bot' } = flags;
  if (match !== undefined && token !== undefined && code === undefined)
    return { server, matchId: match, token };
  if (code === undefined || match !== undefined || token !== undefined)
    throw new UsageError('say either --code, or --match and --token');
  try {
    const body = { code, name, program: true };
    return { server, ...(await post(new URL('/api/join', server), { body, answer: grant })) };
  } catch (error) {
    throw refusalOf(error, server);
  }
}

/** Plays over as many connections, and rematches, as it takes. */
async function keepSeat(
  place: SeatPlace,
  parts: Pick<SeatParts, 'player' | 'again' | 'signal'>,
): Promise<number> {
  const { signal } = parts;
  let { matchId } = place;
  let pause = PAUSE.first;
  while (!signal?.aborted) {
    try {
      const end = await playSeat({ ...place, matchId }, { ...parts, warn });
      if (end.kind === 'seat-lost') {
        warn('another connection has taken the seat');
        return 1;
      }
      if (end.kind === 'over' && end.next === '') return 0;
      if (end.kind === 'over') matchId = end.next;
      if (end.kind === 'over' || end.welcomed) pause = PAUSE.first;
    } catch (error) {
      if (error instanceof UsageError) throw error;
      if (error instanceof Refused && error.status < 500 && error.status !== 429)
        throw refusalOf(error, place.server);
      warn(`${String(error)}; trying again`);
    }
    await wait(pause, undefined, signal ? { signal } : {}).catch(() => undefined);
    pause = Math.min(PAUSE.most, pause * 2);
  }
  return 1;
}

function refusalOf(error: unknown, server: string): unknown {
  if (error instanceof Refused) return new UsageError(`the server says no: ${error.message}`);
  return error instanceof TypeError ? new UsageError(`${server} does not answer`) : error;
}
