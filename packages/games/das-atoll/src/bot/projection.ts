import type { Seat } from '@atoll/engine';
import { CORNERS, HARBOUR_AT, LAND_CORNERS } from '../board/index.ts';
import { siteObstacle } from '../effects/placement.ts';
import { COSTS, SHORTEST_ROUTE } from '../numbers.ts';
import { noCounts, type Counts } from '../resource.ts';
import { EMPTY, NOBODY, settlementOf, type DasAtollState } from '../state.ts';
import { economyOf, improveRates, roundsTo, yieldAt, type Economy } from './economy.ts';
import { growthBy, growthOf } from './growth.ts';
import { routesOf, type Route } from './reach.ts';
import { roundsLeft } from './time-left.ts';
import { WORTH } from './weights.ts';

/** Something to build, perhaps with pieces that lead there. */
export interface Project {
  readonly cost: Counts;
  /** Its gain, in points at the end. */
  readonly gain: number;
  /** Projects for the same place count once. */
  readonly place: string;
}

/** The projects that a seat can build before long, whatever its hand. */
export interface Projection {
  readonly economy: Economy;
  /** The worth of its income until the end. */
  readonly growth: number;
  readonly projects: readonly Project[];
}

/** Of a seat, as the board lies; `extra` is an income that is still to come. */
export function projectionOf(state: DasAtollState, seat: Seat, extra?: Counts): Projection {
  const economy = economyOf(state, seat);
  extra?.forEach((cards, resource) => (economy.income[resource] += cards));
  const rounds = WORTH.income * roundsLeft(state);
  const growth = growthOf(economy);
  const forecast: Forecast = { state, seat, economy, growth, rounds, by: growthBy(economy) };
  return { economy, growth: rounds * growth, projects: projectsOf(forecast) };
}

interface Forecast {
  readonly state: DasAtollState;
  readonly seat: Seat;
  readonly economy: Economy;
  readonly growth: number;
  /** Rounds for which an income counts. */
  readonly rounds: number;
  readonly by: readonly number[];
}

function projectsOf(forecast: Forecast): readonly Project[] {
  const { state, seat } = forecast;
  const player = state.players[seat];
  const projects: Project[] = [{ cost: COSTS.card, gain: WORTH.card, place: 'card' }];
  const routes = routesOf(state, seat);
  for (const route of routes) {
    if (player[route.kind === 'road' ? 'roads' : 'ships'] < route.pieces) continue;
    const project = projectAt(forecast, route);
    if (project) projects.push(project);
  }
  if (player.cities > 0) projects.push(...cities(forecast));
  const route = routeProject(state, seat);
  if (route) projects.push(route);
  return projects;
}

/** A settlement at the end of a way, or a lane that ends at a building there. */
function projectAt(
  forecast: Forecast,
  { corner, kind, pieces, joins }: Route,
): Project | undefined {
  const { state, seat } = forecast;
  const lane = joins ? 1 : 0;
  if (state.buildings[corner] !== EMPTY)
    return lane > 0
      ? { cost: priceOf(kind, pieces), gain: lane, place: `lane ${corner}` }
      : undefined;
  if (state.players[seat].settlements === 0 || siteObstacle(state, corner)) return undefined;
  const cost = priceOf(kind, pieces, COSTS.settlement);
  return { cost, gain: 1 + lane + incomeAt(forecast, corner), place: `site ${corner}` };
}

function priceOf(kind: 'road' | 'ship', pieces: number, more: Counts = noCounts()): Counts {
  const one = COSTS[kind];
  return more.map((count, resource) => count + pieces * one[resource]);
}

/** The worth of the income of a settlement on a corner, with its harbour. */
function incomeAt({ state, economy, growth, rounds, by }: Forecast, corner: number): number {
  const income = noCounts();
  yieldAt(state, corner, income);
  let faster = 0;
  for (let resource = 0; resource < income.length; resource++)
    faster += income[resource] * by[resource];
  if (!HARBOUR_AT.has(corner)) return rounds * faster;
  const rates = economy.rates.slice();
  improveRates(state, corner, rates);
  return rounds * (faster + growthOf({ income: economy.income, rates }) - growth);
}

/** The two settlements that gain most by growing. */
function cities(forecast: Forecast): readonly Project[] {
  const { state, seat } = forecast;
  const own = LAND_CORNERS.filter((corner) => state.buildings[corner] === settlementOf(seat));
  return own
    .map((corner) => ({
      cost: COSTS.city,
      gain: 1 + cityIncome(forecast, corner),
      place: `city ${CORNERS[corner].name}`,
    }))
    .sort((a, b) => b.gain - a.gain)
    .slice(0, 2);
}

function cityIncome({ state, rounds, by }: Forecast, corner: number): number {
  const income = noCounts();
  yieldAt(state, corner, income);
  return rounds * income.reduce((sum, cards, resource) => sum + cards * by[resource], 0);
}

/** As many pieces as are missing to the longest trade route, if they are few. */
function routeProject(state: DasAtollState, seat: Seat): Project | undefined {
  const { longestRoute, players } = state;
  const { route, roads, ships } = players[seat];
  if (longestRoute === seat) return undefined;
  const longest = longestRoute === NOBODY ? SHORTEST_ROUTE : players[longestRoute].route + 1;
  const missing = longest - route;
  if (missing > 3 || roads + ships < missing) return undefined;
  const kind = ships >= missing ? 'ship' : 'road';
  return { cost: priceOf(kind, missing), gain: WORTH.award * 0.8, place: 'route' };
}

/** Projects in one plan, and the number considered for each place but the first. */
const PLANNED = 3;
const PROMISING = 7;

/**
 * The worth of a hand for a seat: the sooner its projects can be paid, the more, each after those
 * before it.
 */
export function handWorth({ projects, economy }: Projection, hand: Counts): number {
  let open = projects
    .map((project) => ({
      ...project,
      worth: worthAfter(project, { cost: project.cost, hand, economy }),
    }))
    .sort((a, b) => b.worth - a.worth);
  let sum = 0;
  let paid = noCounts();
  for (let step = 0; step < PLANNED && open.length > 0; step++) {
    const [best] = open;
    sum += best.worth * WORTH.plan ** step;
    paid = best.cost.map((count, resource) => count + paid[resource]);
    open = open
      .filter(({ place }) => place !== best.place)
      .slice(0, PROMISING)
      .map((project) => {
        const cost = project.cost.map((count, resource) => count + paid[resource]);
        return { ...project, worth: worthAfter(project, { cost, hand, economy }) };
      })
      .sort((a, b) => b.worth - a.worth);
  }
  return sum;
}

interface Means {
  readonly cost: Counts;
  readonly hand: Counts;
  readonly economy: Economy;
}

/** The worth of a project that is built as soon as its price can be paid. */
const worthAfter = ({ gain }: Project, { cost, hand, economy }: Means): number =>
  gain * WORTH.delay ** (1 + roundsTo(cost, hand, economy));
