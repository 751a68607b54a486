import { createHash } from 'node:crypto';
import type { MatchRecord } from '../store/match-store.ts';
import type { About, Subscription } from '../store/subscriptions.ts';
import { noticeWords } from './notice-words.ts';

/** The content of a notice: nothing that is hidden from any spectator. */
export interface NoticeMessage {
  readonly about: About;
  readonly match: string;
  readonly game: { readonly id: string; readonly name: string };
  readonly seat: { readonly number: number; readonly name: string };
  /** When it was due, in ms since 1970. */
  readonly at: number;
  readonly link: string;
  readonly title: string;
  readonly line: string;
}

export interface MessageParts {
  readonly match: MatchRecord;
  readonly gameName: string;
  readonly seat: number;
  /** The origin of the pages that links lead to. */
  readonly origin: string;
  /** BCP 47; English for an unsupported or missing language. */
  readonly language?: string | undefined;
}

export function noticeMessage(
  about: About,
  { match, gameName, seat, origin, language }: MessageParts,
  at: number,
): NoticeMessage {
  const { matchId, gameId, table } = match;
  const person = table.seats[seat]?.name ?? '';
  const { title, line } = noticeWords(language)[about];
  const names = { game: gameName, person };
  return {
    about,
    match: matchId,
    game: { id: gameId, name: gameName },
    seat: { number: seat, name: person },
    at,
    link: `${origin}${pathOf(matchId)}`,
    title: title(names),
    line: line(names),
  };
}

const pathOf = (matchId: string): string => `/m/${matchId}`;

/** The payload that the client's service worker shows. */
export function pushBody({ match, title, line }: NoticeMessage): Buffer {
  return Buffer.from(JSON.stringify({ title, body: line, path: pathOf(match), tag: match }));
}

/**
 * The body sent to webhooks: Discord shows `content`, Slack and similar services show `text`. Names
 * in it mention no user.
 */
export function webhookBody(message: NoticeMessage): Buffer {
  const { title, line, link, ...rest } = message;
  const spoken = `${title}. ${line}`.replaceAll('@', '@\u200b');
  return Buffer.from(
    JSON.stringify({
      version: 1,
      ...rest,
      link,
      content: `${spoken} ${link}`,
      text: `${spoken.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign)} ${link}`,
    }),
  );
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** One topic for all notices of one seat: the newest replaces the earlier ones. */
export const topicOf = ({ matchId, tokenHash }: Subscription): string =>
  createHash('sha256').update(`${matchId} ${tokenHash}`).digest('base64url').slice(0, 24);
