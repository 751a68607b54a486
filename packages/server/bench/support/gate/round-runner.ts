import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';

const PROGRAM = 'packages/server/bench/support/gate/decision-rounds.ts';

type Message = { readonly warm: true } | { readonly rate: number };

/** A warm server of one tree of sources, with its load, in a process of its own. */
export class RoundRunner {
  readonly #process: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#process = child;
  }

  /** Resolves when the server of the tree at `root` is warm. */
  static async start(root: string): Promise<RoundRunner> {
    const child = fork(path.join(root, PROGRAM), [], {
      cwd: root,
      execArgv: ['--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    process.once('exit', () => child.kill('SIGKILL'));
    await messageOf(child);
    return new RoundRunner(child);
  }

  /** The actions a second of processor time in one more round. */
  async round(): Promise<number> {
    this.#process.send('round');
    const message = await messageOf(this.#process);
    return 'rate' in message ? message.rate : NaN;
  }

  async end(): Promise<void> {
    const gone = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.send('end');
    await gone;
  }
}

function messageOf(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const failed = (code: number | null): void =>
      reject(new Error(`a load of the bench ended with ${code}`));
    child.once('exit', failed);
    child.once('message', (message: Message) => {
      child.off('exit', failed);
      resolve(message);
    });
  });
}
