import type { TableAsideData } from '@atoll/protocol';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { Live } from '@atoll/table-kit/table/a11y/use-live.ts';
import { asideSeconds, nextSecond } from '@atoll/table-kit/table/model/aside-time.ts';
import { useServerTime } from '@atoll/table-kit/table/model/use-server-time.ts';
import { composingText } from '../present/offer-time-text.ts';
import { useDasLocale } from '../words/das-locale.ts';

const SECOND = 1000;

export interface OfferTimeProps {
  readonly aside: TableAsideData | undefined;
  /** By how many ms the clock of the server is ahead of this device. */
  readonly ahead: number;
  readonly names: readonly string[];
  /** The own seat, or -1. */
  readonly seat: number;
}

/** How long the offer stands, and which seats compose an answer; nothing where no time runs. */
export const OfferTime = ({ aside, ...rest }: OfferTimeProps): ReactNode =>
  aside && <Time {...rest} aside={aside} />;

function Time({
  aside,
  ahead,
  ...seats
}: OfferTimeProps & { readonly aside: TableAsideData }): ReactNode {
  const locale = useDasLocale();
  const left = asideSeconds(aside, useServerTime(aside, { ahead, next: nextSecond }));
  const composing = composingText(locale, aside, seats);
  const share = aside.whole > 0 ? Math.min(1, (left * SECOND) / aside.whole) : 0;
  return (
    <p className={`das-time ${composing === '' ? '' : 'still'}`} aria-hidden="true">
      {aside.whole > 0 && (
        <>
          <span className="das-time-bar">
            <span style={{ width: `${100 * share}%` }} />
          </span>
          <b>{locale.game.offers.seconds(left)}</b>
        </>
      )}
      {composing !== '' && <small>{composing}</small>}
    </p>
  );
}

/** Announces each of these texts once to a screen reader. */
export function Announcement({
  live,
  text,
}: {
  readonly live: Live;
  readonly text: string;
}): ReactNode {
  const say = useEffectEvent((what: string) => live.say(what));
  useEffect(() => {
    if (text !== '') say(text);
  }, [text]);
  return null;
}
