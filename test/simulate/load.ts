import { hookModules, type SourceChange } from './hooks.ts';
import type { Plan } from './plan.ts';
import type { Outcome } from './simulation.ts';
import { takeGlobals } from './world/globals.ts';
import type { ServerCode } from './world/server.ts';

/** Runs a plan. */
export type Run = (plan: Plan, options?: { readonly traced?: true }) => Promise<Outcome>;

/** Loads the code under test, changed if that is wanted; once a process. */
export async function loadSimulator(mutation: readonly SourceChange[] = []): Promise<Run> {
  // As `main.ts` has it, for Colyseus.
  process.env['COLYSEUS_PRESENCE_SHORT_TIMEOUT'] = '800';
  takeGlobals();
  hookModules(mutation);
  const { simulatedFetch } = await import('./world/http.ts');
  const { ClientSocket } = await import('./world/socket.ts');
  Object.assign(globalThis, { fetch: simulatedFetch, WebSocket: ClientSocket });
  const codes: ServerCode[] = [];
  for (const name of ['a', 'b', 'c'])
    codes.push((await import(`./server-code.ts?server=${name}`)) as ServerCode);
  const { loadGames, simulatedCatalog: catalog } = await import('./games.ts');
  const games = await loadGames();
  const { Simulation } = await import('./simulation.ts');
  for (const name of ['warn', 'info', 'error', 'debug'] as const) console[name] = () => undefined;
  return (plan, options = {}) =>
    new Simulation({ plan, codes, catalog, game: games[plan.played.game], ...options }).run();
}
