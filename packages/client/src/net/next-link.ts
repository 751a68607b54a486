import type { RoomLink } from './transport.ts';

/** Those who wait for the next live link. */
export class NextLink {
  #waiting: ((link: RoomLink | undefined) => void)[] = [];
  #ended = true;

  /** From now on there may be one. */
  begin(): void {
    this.#ended = false;
  }

  /** Undefined when there will be none until `begin`. */
  wait(): Promise<RoomLink | undefined> {
    if (this.#ended) return Promise.resolve(undefined);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  arrive(link: RoomLink): void {
    this.#release(link);
  }

  end(): void {
    this.#ended = true;
    this.#release(undefined);
  }

  #release(link: RoomLink | undefined): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve(link);
  }
}
