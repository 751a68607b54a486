/** The messages of a PostgreSQL client over one connection. */
export interface SaidToPostgres {
  /** The parameters that it began with. */
  readonly parameters: Record<string, string>;
  /** The names of its prepared statements; '' for one without a name. */
  readonly prepared: string[];
  /** The texts of its queries, prepared or not. */
  readonly texts: string[];
}

/** Reads the messages of PostgreSQL clients by the protocol (version 3, without TLS). */
export class PostgresSessions {
  readonly sessions: SaidToPostgres[] = [];
  readonly #unread = new Map<number, Buffer>();

  /** Call with all bytes of each connection, in order. */
  read(connection: number, bytes: Buffer): void {
    let rest = Buffer.concat([this.#unread.get(connection) ?? Buffer.alloc(0), bytes]);
    for (;;) {
      const session = this.sessions[connection];
      // Only the first message has no letter for its kind.
      const head = session === undefined ? 0 : 1;
      if (rest.length < head + 4) break;
      const end = head + rest.readUInt32BE(head);
      if (rest.length < end) break;
      const kind = rest.toString('latin1', 0, head);
      const strings = rest.toString('utf8', head + 4, end).split('\0');
      if (session === undefined) this.sessions[connection] = begun(rest.subarray(8, end));
      else if (kind === 'Q') session.texts.push(strings[0] ?? '');
      else if (kind === 'P') {
        session.prepared.push(strings[0] ?? '');
        session.texts.push(strings[1] ?? '');
      }
      rest = rest.subarray(end);
    }
    this.#unread.set(connection, rest);
  }
}

function begun(parameters: Buffer): SaidToPostgres {
  const words = parameters.toString('utf8').split('\0');
  const pairs = words.flatMap((word, index) =>
    index % 2 === 0 && word !== '' ? [[word, words[index + 1] ?? ''] as const] : [],
  );
  return { parameters: Object.fromEntries(pairs), prepared: [], texts: [] };
}
