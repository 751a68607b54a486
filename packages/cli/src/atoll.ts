import { arena } from './arena.ts';
import { balanceCommand } from './balance/command.ts';
import { cards } from './cards.ts';
import { conformanceCommand } from './conformance.ts';
import { judgeCommand } from './judge/command.ts';
import { hostBot } from './host-bot/command.ts';
import { play } from './play.ts';
import { puzzlesCommand } from './puzzles/command.ts';
import { replay } from './replay.ts';
import { sim } from './sim.ts';
import { plainly } from './print-line.ts';
import { UsageError } from './usage.ts';
import { verify } from './verify.ts';

const USAGE = `atoll COMMAND OPTIONS

sim          --game ID --seats N --bots A,B,… --games N --seed TEXT [--options JSON]
             plays whole matches between bots, prints scores and lengths
arena        --game ID --bots A,B,… --games N --seed TEXT [--options JSON] [--workers N]
             lets bots play each other from every seat, prints how often each wins
balance      --game ID --seed TEXT [--greedy N] [--search N --bot B] [--random N] [--styles N] [--gifts N] [--rotated N]
             [--seats 1,2,…] [--options JSON] [--minutes N] [--workers N] [--out FILE.md] [--keep FILE];
             or --game ID --from FILE,… [--out FILE.md]
             measures by self-play how well a game plays: prints the verdicts, writes the whole report with charts to --out;
             --gifts gives and forbids cards to seats by chance, --rotated plays each deal with two bots in each other's seats;
             --keep keeps every match at once, and the same command goes on where it was stopped; --from reports on kept ones;
             a series ends when its figures are exact enough, after N matches, or when the --minutes are over
judge        --game ID --bot B --matches N --seed TEXT [--seats 2,3,…] [--options JSON] [--workers N]
             [--weights FILE.ts] [--out FILE.md]
             measures whether the stated chances to win come true, in N matches of the bot with itself;
             --weights first fits the model to as many other matches, and writes its weights
puzzles      --game ID --matches N --seed TEXT --out FILE.json [--workers N]
             examines N matches of bots for positions with one best line that a middling bot misses,
             measures how difficult they are, and writes them to a file
cards        --game ID
             prints every card, for proof-reading
play         --game ID --seats N --seed TEXT [--options JSON]
             plays one match: a JSON object a line in, a JSON object a line out
host-bot     --server URL (--code CODE [--name NAME] | --match ID --token TOKEN) [--again yes] (--bot ID | -- PROGRAM ARGUMENTS)
             plays a seat of a running server, with a bot of the game or a program that is asked and answers in lines
replay       FILE [--at ENTRY | --verify | --diff OTHER]
             tells what a match file holds: every decision, a position, whether it fits the rules, where it differs
verify       FILE [--commitment HASH | --draws]
             whether a match file fits the rules and the secret that the server had committed to; or every number drawn
conformance  --game ID --games N --seed TEXT [--workers N] [--coverage all|some]
             examines the rules in matches of every size; exits 0 only if nothing is wrong and all is covered
`;

/** Each runs to its end and returns the exit code. */
const commands: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  sim,
  arena,
  balance: balanceCommand,
  judge: judgeCommand,
  puzzles: puzzlesCommand,
  cards,
  play,
  'host-bot': hostBot,
  replay,
  verify,
  conformance: conformanceCommand,
};

/** Runs a command line, and returns the exit code. */
export async function atoll([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help') {
    (name === undefined ? process.stderr : process.stdout).write(USAGE);
    return name === undefined ? 2 : 0;
  }
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command)
      throw new UsageError(
        `there is no command "${name}"; there are: ${Object.keys(commands).join(', ')}`,
      );
    return await command(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`atoll: ${error.message.split('\n').map(plainly).join('\n')}\n`);
    return 2;
  }
}
