import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { Locale } from './locale.ts';

/** A place from which everything below it takes its words. */
export interface LocaleScope<L extends Locale> {
  /** What is said here. Throws outside the scope. */
  readonly useScope: () => L;
  readonly Scope: (props: ScopeProps<L>) => ReactNode;
  /**
   * The same component, which speaks that language wherever it stands. Mounted, it begins anew in
   * another language; called, it goes on in it as it stands.
   */
  readonly speaking: <P extends object>(
    locale: L,
    Shown: ComponentType<P>,
  ) => (props: P) => ReactNode;
}

interface ScopeProps<L> {
  readonly locale: L;
  readonly children: ReactNode;
}

export function localeScope<L extends Locale>(): LocaleScope<L> {
  const Context = createContext<L | undefined>(undefined);
  return {
    useScope: () => {
      const locale = useContext(Context);
      if (locale === undefined) throw new Error('There is no locale around this component.');
      return locale;
    },
    Scope: ({ locale, children }) => <Context value={locale}>{children}</Context>,
    speaking: (locale, Shown) =>
      function Speaking(props) {
        return (
          <Context value={locale}>
            <Shown {...props} />
          </Context>
        );
      },
  };
}
