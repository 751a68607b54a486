import type { MatchHost } from '../match/match-host.ts';
import { spokenCode } from '../match/invite-codes.ts';
import type { AcceptedStep } from '../match/match-listener.ts';
import { eventsFor, viewerOf } from '@atoll/engine';
import type { TableClient } from './request-handler.ts';
import { privateNews, seatOf } from './session.ts';

/** Tells a connection who it is at the table and what it is asked for; `now` in ms since 1970. */
export function sendWelcome(client: TableClient, host: MatchHost, now: number): void {
  const seat = seatOf(client);
  const { record, match } = host;
  const codes =
    seat < 0
      ? { code: '', longCode: '' }
      : { code: spokenCode(record, now), longCode: record.code };
  if (client.userData) client.userData.lastPrivateView = '';
  client.send('welcome', {
    seat,
    host: seat === record.table.host,
    seq: match?.seq ?? 0,
    duty: host.promptForPerson(seat),
    ...privateNews(client, host),
    ...codes,
  });
}

/** Tells a connection of a step, as far as its seat may know it. */
export function sendStep(
  client: TableClient,
  host: MatchHost,
  { id, events, ...step }: AcceptedStep,
): void {
  const seat = seatOf(client);
  client.send('step', {
    ...step,
    id: seat === step.seat ? id : '',
    events: eventsFor(host.game, events, viewerOf(seat)),
    duty: host.promptForPerson(seat),
    ...privateNews(client, host),
  });
}
