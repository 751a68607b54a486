import { useEffect, useState } from 'react';
import { whenQuiet } from './when-quiet.ts';

/**
 * Whether the page has had a quiet moment since this component appeared: what no first move needs
 * loads after that.
 */
export function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => whenQuiet(() => setQuiet(true)), []);
  return isQuiet;
}
