import {
  asideSeatsOf,
  hashState,
  InvalidInput,
  nextInt,
  play,
  type Rng,
  type Seat,
} from '@atoll/engine';
import { brief, codes, difference, seatsOf, type Position } from './finding.ts';
import { notPlain, throughJson } from './plain.ts';

/**
 * Seats that may not act have no actions; active seats have some, each listed once and accepted.
 */
export function examineLists(position: Position): void {
  const { game, match, setup, report } = position;
  const active = game.activeSeats(match.state);
  if (new Set(active).size !== active.length)
    report('active seats', `a seat is named twice: ${brief(active)}`);
  const asides = asideSeatsOf(game, match.state);
  if (new Set([...active, ...asides]).size !== active.length + asides.length)
    report(
      'active seats',
      `a seat is waited for and acts aside, or is named twice: ${brief(asides)}`,
    );
  if (active.length === 0 && asides.length > 0)
    report('active seats', `seats may act after the end: ${brief(asides)}`);
  for (const seat of [...active, ...asides])
    if (!seatsOf(setup).includes(seat)) report('active seats', `there is no seat ${seat}`);
  for (const seat of [...seatsOf(setup), -1, setup.seats, 0.5]) {
    const legal = game.legalActions(match.state, seat);
    if (active.includes(seat) && legal.length === 0)
      report('legal list', `seat ${seat} is asked to act and has no legal action`);
    if (active.includes(seat) || asides.includes(seat)) examineActions(position, seat, legal);
    else if (legal.length > 0)
      report('legal list', `seat ${seat} may not act and has ${legal.length} actions`);
  }
}

function examineActions(
  { game, match, report }: Position,
  seat: Seat,
  legal: readonly unknown[],
): void {
  if (new Set(legal.map(hashState)).size !== legal.length)
    report('legal list', `an action of seat ${seat} is listed twice`);
  const again = difference(legal, game.legalActions(match.state, seat));
  if (again) report('legal list', `asked twice, seat ${seat} gets two lists: ${again}`);
  for (const action of legal) {
    const odd = notPlain(action, 'action');
    if (odd) report('plain data', odd);
    const parsed = attempt(() => game.parseAction(throughJson(action)));
    if ('error' in parsed)
      report('parseAction', `refuses the listed ${brief(action)}: ${parsed.error}`);
    else if (hashState(parsed.value) !== hashState(action))
      report('parseAction', `makes ${brief(parsed.value)} of ${brief(action)}`);
    const reasons = game.explain(match.state, seat, action);
    if (reasons.length > 0)
      report('explain', `refuses the listed ${brief(action)}: ${codes(reasons)}`);
  }
}

/** Actions that were or will be legal elsewhere, slightly changed. */
export class CandidatePool {
  readonly #actions: unknown[] = [];

  /** Stores actions of a position, to be tried in others; keeps a bounded number of them. */
  add(actions: readonly unknown[], rng: Rng): void {
    for (const action of actions)
      if (this.#actions.length < 200) this.#actions.push(action);
      else this.#actions[nextInt(rng, 200)] = action;
  }

  draw(rng: Rng, count: number): readonly unknown[] {
    if (this.#actions.length === 0) return [];
    const drawn = Array.from(
      { length: count },
      () => this.#actions[nextInt(rng, this.#actions.length)],
    );
    return [
      ...drawn,
      ...drawn.map((action) =>
        bend(action, { rng, donor: this.#actions[nextInt(rng, this.#actions.length)] }),
      ),
    ];
  }
}

/**
 * `legal <=> explained by nothing`, also for actions that are not listed; a refused action has a
 * reason and changes nothing.
 */
export function examineCandidates(position: Position, candidates: readonly unknown[]): void {
  const { game, match, setup } = position;
  const before = hashState(match.state);
  for (const seat of [...seatsOf(setup), setup.seats]) {
    const legal = new Set(game.legalActions(match.state, seat).map(hashState));
    for (const candidate of candidates) examineCandidate(position, { seat, candidate, legal });
  }
  if (hashState(match.state) !== before)
    position.report('refusal', 'asking for legality or being refused changed the state');
}

interface Trial {
  readonly seat: Seat;
  readonly candidate: unknown;
  readonly legal: ReadonlySet<string>;
}

function examineCandidate(
  { game, match, report }: Position,
  { seat, candidate, legal }: Trial,
): void {
  const shown = `${brief(candidate)} of seat ${seat}`;
  const parsed = attempt(() => game.parseAction(candidate));
  const listed = 'value' in parsed && legal.has(hashState(parsed.value));
  const played = attempt(() => play(game, match, { seat, action: candidate, at: 0 }));
  if ('error' in played) return report('refusal', `${shown} throws: ${played.error}`);
  if (played.value.ok !== listed)
    return report(
      'explain',
      listed ? `${shown} is listed but refused` : `${shown} is accepted but not listed`,
    );
  if (played.value.ok) return;
  const { reasons } = played.value;
  if (reasons.length === 0) report('refusal', `${shown} is refused without a reason`);
  const odd = notPlain(reasons, 'reasons');
  if (odd) report('plain data', odd);
  if ('error' in parsed && !parsed.invalid)
    report('parseAction', `${shown} throws something else than InvalidInput: ${parsed.error}`);
}

function attempt<T>(
  work: () => T,
): { readonly value: T } | { readonly error: string; readonly invalid: boolean } {
  try {
    return { value: work() };
  } catch (error) {
    return { error: String(error), invalid: error instanceof InvalidInput };
  }
}

const ODD_VALUES: readonly unknown[] = [
  -1,
  0.5,
  1e9,
  '',
  'constructor',
  '__proto__',
  null,
  [],
  {},
  true,
  NaN,
];

/**
 * Changes one field: nudges a number, takes over a field of another action, or inserts an odd
 * value.
 */
function bend(
  action: unknown,
  { rng, donor }: { readonly rng: Rng; readonly donor: unknown },
): unknown {
  if (typeof action !== 'object' || action === null)
    return ODD_VALUES[nextInt(rng, ODD_VALUES.length)];
  const fields = { ...action } as Record<string, unknown>;
  const keys = Object.keys(fields);
  const key = keys[nextInt(rng, keys.length)] ?? 'type';
  const roll = nextInt(rng, 3);
  const value = fields[key];
  if (roll === 0) fields[key] = ODD_VALUES[nextInt(rng, ODD_VALUES.length)];
  else if (roll === 1) Object.assign(fields, donor, { type: fields.type });
  else if (typeof value === 'number') fields[key] = value + nextInt(rng, 5) - 2;
  else delete fields[key];
  return fields;
}
