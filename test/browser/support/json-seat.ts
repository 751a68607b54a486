import type { EnterAnswer, JsonMessage, Prompt, SeatGrant } from '@atoll/protocol';

type Answer = Extract<JsonMessage, { type: 'answer' }>;
type Step = Extract<JsonMessage, { type: 'step' }>;

/** Somebody who plays without a page, so that a test can begin where something has happened. */
export class JsonSeat {
  readonly steps: Step[] = [];
  prompt: Prompt | undefined;
  phase = '';
  readonly #socket: WebSocket;
  readonly #answers = new Map<number, Answer>();
  #waiting: (() => void)[] = [];
  #n = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as JsonMessage;
      if ('table' in message) this.phase = message.table.phase;
      if ('prompt' in message && message.prompt) this.prompt = message.prompt;
      if (message.type === 'step') this.steps.push(message);
      if (message.type === 'answer') this.#answers.set(message.n, message);
      this.#waiting.splice(0).forEach((wake) => wake());
    };
  }

  static async enter(url: string, { matchId, token }: SeatGrant): Promise<JsonSeat> {
    const response = await fetch(`${url}/api/matches/${matchId}/enter`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    const { socket } = (await response.json()) as EnterAnswer;
    const seat = new JsonSeat(new WebSocket(new URL(socket, url).href.replace('http', 'ws')));
    await seat.until(() => seat.prompt !== undefined);
    return seat;
  }

  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Throws what the table refuses. */
  async ask(request: string, body: unknown): Promise<void> {
    const n = this.#n++;
    this.#socket.send(JSON.stringify({ request, n, body }));
    await this.until(() => this.#answers.has(n));
    const answer = this.#answers.get(n) as Answer;
    if (!answer.ok) throw new Error(`${request} is refused: ${JSON.stringify(answer)}`);
  }

  /** Takes the first legal action that `isWanted`, or else the first. */
  async decide(isWanted: (action: unknown) => boolean): Promise<void> {
    const { question = 0, legal = [] } = this.prompt ?? {};
    const action = legal.find(isWanted) ?? legal[0];
    await this.ask('submit', { id: `action ${question} ${this.#n}`, basedOn: question, action });
    await this.until(() => this.prompt?.question !== question || this.phase === 'over');
  }

  close(): void {
    this.#socket.close();
  }
}

const isNoPass = (action: unknown): boolean => (action as { type: string }).type !== 'pass';

/**
 * Plays a match of Atoll on until one of these seats has turned up a card. @returns which of them
 */
export async function playUntilDrawn(seats: readonly JsonSeat[]): Promise<number> {
  const [first] = seats as [JsonSeat];
  const drawn = (): number =>
    first.steps.find(
      ({ seat, events }) =>
        seat < seats.length &&
        events.some((event) => (event as { type: string }).type === 'offerRefilled'),
    )?.seat ?? -1;
  while (drawn() < 0) {
    await Promise.race(seats.map((seat) => seat.until(() => seat.prompt?.asked === true)));
    const asked = seats.find(({ prompt }) => prompt?.asked === true);
    await asked?.decide(isNoPass);
  }
  await seats[drawn()]?.until(() => (seats[drawn()]?.prompt?.settled ?? 0) > 0);
  return drawn();
}
