import { eventsFor, viewerOf } from '@atoll/engine';
import type { LateView } from '../../../packages/server/src/match/late-view.ts';
import type { Page } from '../page.ts';
import type { Person } from '../person.ts';
import type { SimulatedServer } from '../world/server.ts';
import { type AuditParts, storedMatch } from './audit.ts';
import { whyPagesApart } from './asides-audit.ts';
import { textOf } from './plain-text.ts';
import type { ReplayedMatch } from './replayed-match.ts';

/** Why not everybody sees the match as it is stored; undefined when everybody does. */
export function whyApart(
  parts: AuditParts,
  people: readonly Person[],
  servers: readonly SimulatedServer[],
): string | undefined {
  const length = parts.database.length(parts.matchId);
  const stored = storedOrWhyNot(parts);
  if (typeof stored === 'string') return stored;
  const late = parts.behind > 0 ? stored?.lateBy(parts.behind) : undefined;
  for (const person of people) {
    const seated = person.seatedPages.map(({ owner }) => owner.name);
    if (seated.length > 1) return `${seated.join(' and ')} sit in one seat`;
    const { page } = person;
    if (!page) return `${person.name} has no page`;
    const { status, snapshot, busy } = page.state;
    if (status !== 'live') return `${page.owner.name} is ${status}`;
    const due = page.state.seat < 0 ? (late?.seq ?? length) : length;
    if (snapshot?.seq !== due) return `${page.owner.name} is at ${snapshot?.seq} of ${due}`;
    if (busy) return `${page.owner.name} waits for an answer`;
  }
  const holding = servers.filter((server) => (server.peopleAt(parts.matchId) ?? 0) > 0);
  if (holding.length > 1) return `people sit at ${holding.map(({ name }) => name).join(' and ')}`;
  for (const { page } of people) {
    const apart = stored && page && whyWrong(parts, page, { stored, late });
    if (apart) return `${page.owner.name} ${apart}`;
  }
  return whyPagesApart(parts, people);
}

/** The match, or in words why its log tells none. */
function storedOrWhyNot(parts: AuditParts): ReplayedMatch | string | undefined {
  try {
    return storedMatch(parts);
  } catch (error) {
    return `the log tells no match: ${String(error)}`;
  }
}

interface Expected {
  readonly stored: ReplayedMatch;
  /** The delayed view of spectators, if they watch late. */
  readonly late: LateView | undefined;
}

function whyWrong({ game }: AuditParts, { state }: Page, right: Expected): string | undefined {
  const { stored, late } = right;
  const { snapshot, seat, privateView, prompt } = state;
  const { match } = stored;
  if (seat < 0 && late) {
    if (textOf(snapshot?.view) !== stored.viewAt(late.seq)) return 'sees another picture';
    const [known, steps] = [state.steps, late.since(1)];
    const seqs = (of: readonly { readonly seq: number }[]): string =>
      of.map(({ seq }) => seq).join();
    return seqs(known) === seqs(steps) ? undefined : `knows the steps ${seqs(known)}`;
  }
  if (textOf(snapshot?.view) !== stored.viewAt(match.seq)) return 'sees another picture';
  const known = state.steps.map(({ seq }) => seq).join();
  if (known !== stored.steps.map(({ seq }) => seq).join()) return `knows the steps ${known}`;
  const events = stored.steps.map((step) => eventsFor(game, step.events, viewerOf(seat)));
  if (textOf(state.steps.map((step) => step.events)) !== textOf(events))
    return 'was told something else of a step';
  if (seat < 0 || snapshot?.phase !== 'playing') return undefined;
  // A player who gave up is asked nothing.
  if (snapshot.seats[seat]?.standIn !== '') return undefined;
  const own = game.privateView?.(match.state, seat);
  if (textOf(own) !== textOf(privateView)) return 'knows something else of the own hand';
  const legal = game.legalActions(match.state, seat);
  return textOf(legal) === textOf(prompt.legal) ? undefined : 'is asked for something else';
}
