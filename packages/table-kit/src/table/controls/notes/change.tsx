import { useEffect, useRef, useState, type ReactNode } from 'react';
import './change.css';

/** How long a change is shown, in ms; the animation of `tb-change` lasts as long. */
const SHOWN = 1200;

/** The newest gain or loss of a counter. Only for the eye: the log has it for everybody. */
export function Change({ value }: { readonly value: number }): ReactNode {
  const before = useRef(value);
  const count = useRef(0);
  const [change, show] = useState<{ readonly by: number; readonly key: number }>();
  useEffect(() => {
    const by = value - before.current;
    before.current = value;
    if (by !== 0) show({ by, key: ++count.current });
  }, [value]);
  useEffect(() => {
    if (change === undefined) return undefined;
    const timer = setTimeout(() => show(undefined), SHOWN);
    return () => clearTimeout(timer);
  }, [change]);
  if (change === undefined) return null;
  // not as text: a reader of the counter must not take the change for a part of it
  const { key, by } = change;
  const [manner, sign] = by > 0 ? ['more', '+'] : ['less', '−'];
  return (
    <i
      key={key}
      className={`tb-change ${manner}`}
      data-by={`${sign}${Math.abs(by)}`}
      aria-hidden="true"
    />
  );
}
