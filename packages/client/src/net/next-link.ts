import type { RoomLink } from './link/transport.ts';

/** The requests that wait for the next live link. */
export class NextLink {
  #waiting: ((link: RoomLink | undefined) => void)[] = [];
  #ended = true;

  /** Lets `wait` wait for a link again. */
  begin(): void {
    this.#ended = false;
  }

  /** Resolves to undefined when there will be no link until `begin`. */
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
