import type { ReactNode } from 'react';
import { Component } from 'react';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

interface TableGuardProps {
  readonly children: ReactNode;
}

/**
 * Keeps an error in a game's table from removing the whole page. React offers this only to class
 * components.
 */
export class ErrorBoundary extends Component<TableGuardProps, { readonly broken: boolean }> {
  override readonly state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return <Broken />;
  }
}

const Broken = (): ReactNode => {
  const { words } = useLocale();
  return (
    <div className="laying-out" role="alert">
      <h2>{words.connection.broken}</h2>
      <p>{words.connection.brokenText}</p>
      <button type="button" className="button main" onClick={() => location.reload()}>
        {words.connection.reload}
      </button>
    </div>
  );
};
