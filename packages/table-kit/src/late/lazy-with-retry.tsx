import { type ComponentType, type ReactNode, useEffect, useReducer } from 'react';
import { untilLoaded } from './until-loaded.ts';

const Nothing = (): ReactNode => null;

type Outcome<P> = { readonly Part: ComponentType<P> } | { readonly error: unknown };

/**
 * A component whose script loads when it is first rendered. `Waiting` takes its place until the
 * script has loaded, and while the server does not send it. An error of the script is thrown where
 * the component is rendered.
 *
 * Not React's `lazy`: content that waits for a `Suspense` appears at the earliest 300 ms after
 * anything in the page began to wait, even when its script is loaded.
 */
export function lazyWithRetry<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Waiting: ComponentType = Nothing,
): ComponentType<P> {
  let outcome: Outcome<P> | undefined;
  let loading: Promise<void> | undefined;
  const begin = (): Promise<void> =>
    (loading ??= untilLoaded(load).then(
      (Part) => void (outcome = { Part }),
      (error: unknown) => void (outcome = { error }),
    ));
  return function LatePart(props: P): ReactNode {
    const [, showOutcome] = useReducer((times: number) => times + 1, 0);
    const isHere = outcome !== undefined;
    useEffect(() => {
      if (isHere) return undefined;
      let wanted = true;
      void begin().then(() => wanted && showOutcome());
      return () => {
        wanted = false;
      };
    }, [isHere]);
    if (outcome === undefined) {
      void begin();
      return <Waiting />;
    }
    if ('error' in outcome) throw outcome.error;
    return <outcome.Part {...props} />;
  };
}
