/** Lets people through while it is open, and makes them wait while it is shut. */
export class Gate {
  #waiting: (() => void)[] = [];
  #shut = false;

  shut(): void {
    this.#shut = true;
  }

  open(): void {
    this.#shut = false;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  async pass(): Promise<void> {
    while (this.#shut) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}
