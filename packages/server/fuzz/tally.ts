const KEPT = 5;
const LONGEST = 600;

/** Counts events, and keeps the first few different ones. */
export class Tally {
  readonly examples: string[] = [];
  count = 0;

  add(text: string): void {
    this.count++;
    const short = text.slice(0, LONGEST);
    if (this.examples.length < KEPT && !this.examples.includes(short)) this.examples.push(short);
  }
}
