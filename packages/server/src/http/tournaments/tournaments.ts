import { randomInt } from 'node:crypto';
import { createMatch, InvalidInput } from '@atoll/engine';
import type {
  TournamentChange,
  tournamentJoin,
  TournamentGrant,
  tournamentRequest,
  TournamentView,
} from '@atoll/protocol';
import type { z } from 'zod';
import { hashToken, newMatchId, newSeatToken, newSeed } from '../../match/secrets.ts';
import type { Services } from '../../room/services.ts';
import type { Tournament } from '../../store/tournaments/tournament-store.ts';
import {
  changeTournament,
  type TournamentChanged,
  withPlayer,
} from '../../tournament/tournament-changes.ts';
import { tournamentView } from '../../tournament/tournament-view.ts';
import { Refusal } from '../refusal.ts';

/** So many tournaments may be played at once on one server. */
const MOST_PLAYING = 50;

type TournamentServices = Pick<Services, 'store' | 'catalog' | 'bots' | 'now'>;

/** Answers requests about tournaments; `TournamentRunner` plays them. */
export class Tournaments {
  readonly #services: TournamentServices;

  constructor(services: TournamentServices) {
    this.#services = services;
  }

  /** Opens a tournament. Throws `InvalidInput`. */
  async create(request: z.output<typeof tournamentRequest>): Promise<TournamentGrant> {
    const { store, now } = this.#services;
    const { game: gameId, title, format, rounds = 0, clock, name, hosting } = request;
    if (rounds > 0 && format !== 'swiss')
      throw new InvalidInput('rounds: only a Swiss tournament takes a number of rounds');
    if (clock.kind === 'none') throw new InvalidInput('clock: a tournament needs a clock');
    const options = await this.#optionsOf(gameId, request.options);
    const token = newSeatToken();
    const tokenHash = hashToken(token);
    const tournament: Tournament = {
      ...{ id: newMatchId(), gameId, options, title, format, wanted: rounds },
      ...{ clock: { ...clock, atZero: 'loss' }, hostHash: tokenHash },
      ...{ createdAt: now(), startedAt: 0, endedAt: 0, rounds: [] },
      players:
        hosting === 'playing' ? [{ name, kind: 'person', bot: '', tokenHash, left: false }] : [],
    };
    await store.tournaments.create(tournament);
    return { id: tournament.id, token };
  }

  /** Throws `Refusal` for an unknown id. */
  async view(id: string, token: string | undefined): Promise<TournamentView> {
    const stored = await this.#services.store.tournaments.find(id);
    if (!stored) throw new Refusal(404, 'unknown-tournament', 'there is no such tournament');
    return tournamentView(stored.tournament, token === undefined ? '' : hashToken(token));
  }

  /** Makes the sender a player, once for each token. Throws `Refusal`. */
  async join(id: string, person: z.output<typeof tournamentJoin>): Promise<TournamentGrant> {
    const { token = newSeatToken() } = person;
    await this.#change(id, (tournament) => withPlayer(tournament, person, hashToken(token)));
    return { id, token };
  }

  /** Carries out a request of the host or of a player. Throws `Refusal`. */
  async change(id: string, request: TournamentChange): Promise<TournamentView> {
    const { store, now } = this.#services;
    const tokenHash = hashToken(request.token);
    const isFull =
      request.do === 'start' && (await store.tournaments.playing()).length >= MOST_PLAYING;
    if (isFull)
      throw new Refusal(
        503,
        'too-many-tournaments',
        `this server plays ${MOST_PLAYING} tournaments, its most; try again later`,
      );
    const changed = await this.#change(id, async (tournament) =>
      changeTournament(tournament, request, {
        ...{ tokenHash, at: now(), shuffled },
        bots: request.do === 'bot' ? await this.#botsOf(tournament.gameId) : [],
      }),
    );
    return tournamentView(changed, tokenHash);
  }

  /** Applies a change to the newest stored form, anew if another one was stored meanwhile. */
  async #change(
    id: string,
    change: (tournament: Tournament) => TournamentChanged | Promise<TournamentChanged>,
  ): Promise<Tournament> {
    const { tournaments } = this.#services.store;
    for (;;) {
      const stored = await tournaments.find(id);
      if (!stored) throw new Refusal(404, 'unknown-tournament', 'there is no such tournament');
      const changed = await change(stored.tournament);
      if (!changed.ok)
        throw new Refusal(changed.code === 'not-host' ? 403 : 409, changed.code, changed.message);
      const { tournament } = changed;
      if (tournament === stored.tournament) return tournament;
      if (await tournaments.save({ version: stored.version, tournament })) return tournament;
    }
  }

  /** The options of matches between two seats. Throws `InvalidInput`. */
  async #optionsOf(gameId: string, raw: unknown): Promise<unknown> {
    const { catalog } = this.#services;
    const entry = Object.hasOwn(catalog, gameId) ? catalog[gameId] : undefined;
    if (!entry)
      throw new InvalidInput(
        `there is no game "${gameId}"; there are ${Object.keys(catalog).join(', ')}`,
      );
    const { game } = await entry.load();
    const { min, max } = game.seats;
    if (min > 2 || max < 2)
      throw new InvalidInput(
        `a tournament has matches of two seats, and ${entry.name} takes ${min} to ${max}`,
      );
    const options = game.parseOptions(raw);
    const { state } = createMatch(game, { seed: newSeed(), seats: 2, options, begins: undefined });
    if (game.outcome(state).kind !== 'ranking')
      throw new InvalidInput(
        `options: the players of a tournament play against each other, not together`,
      );
    return options;
  }

  async #botsOf(gameId: string): Promise<readonly string[]> {
    const { catalog, bots } = this.#services;
    const entry = catalog[gameId];
    return entry ? Object.keys(bots(entry, await entry.load())) : [];
  }
}

/** Every order is equally likely. */
function shuffled<T>(all: readonly T[]): readonly T[] {
  const rest = [...all];
  return all.map(() => rest.splice(randomInt(rest.length), 1)[0] as T);
}
