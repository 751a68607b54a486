/** A refused HTTP request: a stable code, and a sentence for a developer. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: string;
  /** The match that the sender may watch instead. */
  readonly watch: string | undefined;

  constructor(status: number, code: string, message: string, watch?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.watch = watch;
  }
}
