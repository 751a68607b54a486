import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { Locale } from './locale.ts';

/** A scope that provides the words to all components in it. */
export interface LocaleScope<L extends Locale> {
  /** The locale of the scope. Throws outside the scope. */
  readonly useScope: () => L;
  readonly Scope: (props: ScopeProps<L>) => ReactNode;
  /**
   * The same component in a fixed language, wherever it is rendered. Rendered as a component, it
   * remounts for another language; called as a function, it keeps its state.
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
