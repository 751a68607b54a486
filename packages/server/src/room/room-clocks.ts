/** How often the clocks move on, in ms. Colyseus counts the messages of a second by them. */
const TICK_MS = 250;

/** A room of Colyseus, of which only the clock is needed. */
interface TickingRoom {
  readonly clock: { tick(): void };
}

/** The clocks of all rooms of a server, which one timer moves on. */
export class RoomClocks {
  readonly #rooms = new Set<TickingRoom>();
  #timer: NodeJS.Timeout | undefined;

  add(room: TickingRoom): void {
    this.#rooms.add(room);
    this.#timer ??= setInterval(() => this.#tick(), TICK_MS).unref();
  }

  delete(room: TickingRoom): void {
    this.#rooms.delete(room);
    if (this.#rooms.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #tick(): void {
    for (const { clock } of this.#rooms) clock.tick();
  }
}
