import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/**
 * Loaded before everything else: writes the name of each package that a program loads into the file
 * PACKAGES_FILE, a line each.
 */
const seen = new Set();

registerHooks({
  load(url, context, nextLoad) {
    const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
    if (name !== undefined && !seen.has(name)) {
      seen.add(name);
      appendFileSync(process.env.PACKAGES_FILE, `${name}\n`);
    }
    return nextLoad(url, context);
  },
});
