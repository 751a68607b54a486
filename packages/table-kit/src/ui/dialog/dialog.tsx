import { useState, type ReactNode } from 'react';
import type { SheetProps } from './sheet.tsx';
import { lazyWithRetry } from '../../late/lazy-with-retry.tsx';

const Sheet = lazyWithRetry(async () => (await import('./sheet.tsx')).Sheet);

/**
 * A sheet of paper over the page. The dialog code loads when the first one opens: no page starts
 * with one.
 */
export function SheetDialog(props: SheetProps): ReactNode {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return wanted && <Sheet {...props} />;
}
