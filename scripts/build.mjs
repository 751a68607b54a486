import { ensureBuilt } from './support/build.mjs';
import { ensureInstalled } from './support/install.mjs';
import { program } from './support/run.mjs';

await program(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
