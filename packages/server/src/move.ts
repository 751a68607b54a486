import { BadConfig, readConfig } from './process/config.ts';
import { moveRows } from './store/move-rows.ts';

/** `move.ts postgres` and `move.ts sqlite`: to where all matches are copied. */
async function main(): Promise<void> {
  const [to] = process.argv.slice(2);
  const { dataDir, databaseUrl } = readConfig(process.env);
  if (to !== 'postgres' && to !== 'sqlite') throw new BadConfig('wanted: postgres or sqlite');
  if (databaseUrl === undefined) throw new BadConfig('DATABASE_URL has to name the PostgreSQL');
  const count = await moveRows({ folder: dataDir, url: databaseUrl, to });
  process.stdout.write(`${count} matches were copied to ${to}\n`);
}

try {
  await main();
} catch (error) {
  process.stderr.write(
    `${error instanceof BadConfig ? error.message : String((error as Error).stack)}\n`,
  );
  process.exit(1);
}
