import { createContext, useEffect, useState, type ReactNode } from 'react';
import { Company } from '../../net/company.ts';
import { SpokenContext } from '../../table/controls/seats/spoken.ts';
import type { TableSession } from '../../table/session/table-session.ts';
import { useLocale } from '../../words/use-locale.ts';
import { seatName } from '../seat-names.ts';

/** How long a phrase stands beside its seat, in ms. */
const SHOWN_MS = 6_000;

/** What is said at the table that is open. */
export const CompanyContext = createContext(new Company());

interface TalkScopeProps {
  readonly company: Company;
  readonly table: TableSession;
  readonly children: ReactNode;
}

/**
 * Shows what people say in the place of their names for a moment, where it covers nothing, and
 * tells it to those who do not see it.
 */
export function TalkScope({ company, table, children }: TalkScopeProps): ReactNode {
  const locale = useLocale();
  const [spoken, setSpoken] = useState<ReadonlyMap<number, string>>(new Map());
  const [told, setTold] = useState('');
  useEffect(() => {
    const timers = new Map<number, ReturnType<typeof setTimeout>>();
    const ended = company.onSaid(({ seat, phrase }) => {
      const { talk } = locale.words;
      const text = talk.phrases[phrase];
      const who = table.getState().snapshot?.seats[seat];
      setTold(talk.says(who ? seatName(locale, who, seat) : talk.watcher, text));
      if (!who) return;
      clearTimeout(timers.get(seat));
      setSpoken((old) => new Map(old).set(seat, talk.quoted(text)));
      const end = (): void =>
        setSpoken((old) => new Map([...old].filter(([other]) => other !== seat)));
      timers.set(seat, setTimeout(end, SHOWN_MS));
    });
    return () => {
      ended();
      timers.forEach((timer) => clearTimeout(timer));
    };
  }, [company, table, locale]);
  return (
    <CompanyContext value={company}>
      {/* first: below the table it would make the page a pixel higher than the screen */}
      <p className="hidden" role="status">
        {told}
      </p>
      <SpokenContext value={spoken}>{children}</SpokenContext>
    </CompanyContext>
  );
}
