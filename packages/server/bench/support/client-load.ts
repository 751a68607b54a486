import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { Script } from './script.ts';
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
  readonly #idle: Table[] = [];
  readonly #everybody: BenchSeat[] = [];
  readonly #tally: Tally = { bytes: 0, frames: 0, patches: [] };
  #arrived = 0;

  constructor(server: MeasuredServer, scripts: readonly Script[]) {
    this.#server = server;
    this.#scripts = scripts;
  }

  get clients(): number {
    return this.#everybody.length;
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
          roundTrips.push(await this.#act(this.#pick()));
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
          underWay.push(this.#act(this.#pick()).then((ms) => roundTrips.push(ms)));
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
  }

  #pick(): Table {
    const table = this.#idle.shift();
    if (!table) throw new Error('every match is over or waits for an answer: take more matches');
    return table;
  }

  async #act(table: Table): Promise<number> {
    const scripted = table.script.scriptedActions[table.next++];
    if (!scripted) return this.#act(this.#pick());
    const { seat, basedOn, action, entries } = scripted;
    const begin = performance.now();
    await (table.seats[seat] as BenchSeat).submit({
      id: entries[0]?.clientId ?? '',
      basedOn,
      action,
    });
    this.#idle.push(table);
    return performance.now() - begin;
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
