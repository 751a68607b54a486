import type { Viewer } from '@atoll/engine';
import { seatsOf, type Position } from './finding.ts';
import { findNull, notPlain } from './plain.ts';

/** All viewers. */
export function viewersOf(position: Position): readonly Viewer[] {
  return [...seatsOf(position.setup), 'spectator'];
}

/** State and views are plain data; the public view, which a Schema mirrors, holds no null. */
export function examineViews(position: Position): void {
  const { game, match, report } = position;
  const state = notPlain(match.state, 'state');
  if (state) report('plain data', state);
  const view = game.publicView(match.state);
  const odd = notPlain(view, 'the public view');
  if (odd) report('plain data', odd);
  const missing = findNull(view, 'the public view');
  if (missing) report('views', `${missing} is null`);
  if (!game.privateView) return;
  for (const seat of seatsOf(position.setup)) {
    const oddOwn = notPlain(game.privateView(match.state, seat), `the private view of ${seat}`);
    if (oddOwn) report('plain data', oddOwn);
  }
}

/** Events are plain data for all viewers, and the gate may only hide them from a viewer. */
export function examineEvents(position: Position, events: readonly unknown[]): void {
  const { game, report } = position;
  for (const event of events) {
    const odd = notPlain(event, 'event');
    if (odd) report('plain data', odd);
    for (const viewer of viewersOf(position)) {
      const seen = game.eventView(event, viewer);
      const oddView = seen === undefined ? undefined : notPlain(seen, `event seen by ${viewer}`);
      if (oddView) report('plain data', oddView);
    }
  }
}
