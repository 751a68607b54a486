import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { Script, ScriptedAction } from './script.ts';
import type { BenchSeat, Tally } from './bench-seat.ts';
import { ensure, sit } from './seat.ts';
import type { MeasuredServer } from './measured-server.ts';

/** The result of a load. */
export interface Outcome {
  readonly actions: number;
  /** Processor time of the server, in seconds. */
  readonly cpu: number;
  readonly seconds: number;
  /** From the sending of an action to its answer, in ms. */
  readonly roundTrips: readonly number[];
  /** Bytes that arrived at all clients together. */
  readonly bytes: number;
  readonly patches: readonly number[];
}

interface Table {
  readonly script: Script;
  readonly seats: readonly BenchSeat[];
  next: number;
}

const ARRIVING = 16;

/**
 * All players at one server. Each match follows its script: an action is sent when the one before
 * it is answered.
 */
export class ClientLoad {
  readonly #server: MeasuredServer;
  readonly #scripts: readonly Script[];
  /** The matches with actions left, in which none is under way. */
  readonly #idle: Table[] = [];
  /** Actions that wait for such a match. */
  readonly #waiting: ((table: Table) => void)[] = [];
  readonly #everybody: BenchSeat[] = [];
  readonly #tally: Tally = { bytes: 0, frames: 0, patches: [] };
  #arrived = 0;
  /** The actions that the scripts of all matches still hold. */
  #left = 0;

  constructor(server: MeasuredServer, scripts: readonly Script[]) {
    this.#server = server;
    this.#scripts = scripts;
  }

  get clients(): number {
    return this.#everybody.length;
  }

  /** Puts `matches` new matches in the place of all, if their scripts hold fewer actions. */
  async ensureLeft(actions: number, matches: number): Promise<void> {
    if (this.#left >= actions) return;
    this.leave();
    await this.connect(matches);
  }

  /** Seats `matches` more, several at once. */
  async connect(matches: number): Promise<void> {
    const todo = Array.from({ length: matches }, () => this.#arrived++);
    const worker = async (): Promise<void> => {
      for (let match = todo.shift(); match !== undefined; match = todo.shift())
        await this.#seat(match);
    };
    await Promise.all(Array.from({ length: ARRIVING }, worker));
  }

  async #seat(match: number): Promise<void> {
    const script = this.#scripts[match % this.#scripts.length] as Script;
    await ensure(this.#server, match);
    const { length } = script.record.table.seats;
    const places = Array.from({ length }, (_, seat) => ({ match, seat, seats: length }));
    const seats = await Promise.all(places.map((place) => sit(this.#server, place, this.#tally)));
    this.#everybody.push(...seats);
    this.#left += script.scriptedActions.length;
    this.#idle.push({ script, seats, next: 0 });
  }

  /**
   * Runs so many actions as fast as the server answers, with an action under way in at most
   * `atOnce` matches.
   */
  runAtOnce(actions: number, atOnce: number): Promise<Outcome> {
    return this.#measured(async (roundTrips) => {
      let left = actions;
      const runner = async (): Promise<void> => {
        while (left > 0) {
          left--;
          roundTrips.push(await this.#act());
        }
      };
      await Promise.all(Array.from({ length: atOnce }, runner));
    });
  }

  /** Runs so many actions a second, evenly, however long the answers take. */
  runAtRate(rate: number, seconds: number): Promise<Outcome> {
    return this.#measured(async (roundTrips) => {
      const begin = performance.now();
      const underWay: Promise<unknown>[] = [];
      for (let sent = 0; sent < rate * seconds; ) {
        const due = Math.min(rate * seconds, ((performance.now() - begin) / 1000) * rate);
        while (sent < due) {
          sent++;
          underWay.push(this.#act().then((ms) => roundTrips.push(ms)));
        }
        await (sent % 8 === 0 ? wait(1) : nextTurn());
        await wait(Math.max(0, (sent / rate) * 1000 - (performance.now() - begin)));
      }
      await Promise.all(underWay);
    });
  }

  leave(): void {
    for (const seat of this.#everybody.splice(0)) seat.leave();
    this.#idle.length = 0;
    this.#left = 0;
  }

  /** Waits while an action is under way in every match; the round trip includes that. */
  async #act(): Promise<number> {
    if (this.#left === 0) throw new Error('every match is over: take more matches');
    this.#left--;
    const begin = performance.now();
    const table =
      this.#idle.shift() ?? (await new Promise<Table>((resolve) => this.#waiting.push(resolve)));
    const scripted = table.script.scriptedActions[table.next++] as ScriptedAction;
    const { seat, basedOn, action, entries } = scripted;
    await (table.seats[seat] as BenchSeat).submit({
      id: entries[0]?.clientId ?? '',
      basedOn,
      action,
    });
    if (table.next < table.script.scriptedActions.length) this.#free(table);
    return performance.now() - begin;
  }

  #free(table: Table): void {
    const next = this.#waiting.shift();
    if (next) next(table);
    else this.#idle.push(table);
  }

  async #measured(load: (roundTrips: number[]) => Promise<void>): Promise<Outcome> {
    const roundTrips: number[] = [];
    const { bytes } = this.#tally;
    this.#tally.patches.length = 0;
    const before = await this.#server.figures();
    const begin = performance.now();
    await load(roundTrips);
    const seconds = (performance.now() - begin) / 1000;
    const after = await this.#server.figures();
    // Messages to the other clients from before the last answers may still be under way.
    await wait(50);
    return {
      actions: roundTrips.length,
      cpu: after.cpu - before.cpu,
      seconds,
      roundTrips,
      bytes: this.#tally.bytes - bytes,
      patches: [...this.#tally.patches],
    };
  }
}
