import { type ComponentType, type ReactNode, useEffect, useReducer } from 'react';
import { untilLoaded } from './until-loaded.ts';

const Nothing = (): ReactNode => null;

type Outcome<P> = { readonly Part: ComponentType<P> } | { readonly error: unknown };

/**
 * A component whose script loads when it is shown first. Until it is here, and while the server
 * does not send it, `Waiting` stands in its place. A script that throws is an error of the place
 * where it was to be shown.
 *
 * This is no `lazy` of React: what waits for a `Suspense` appears 300 ms after anything in the page
 * began to wait at the earliest, even with its script at hand.
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
