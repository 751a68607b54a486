import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { untilLoaded } from './until-loaded.ts';

/**
 * A component whose script loads when it is shown first. While the server does not send it, what
 * its `Suspense` shows stands in its place: React by itself would take the whole page away, and
 * never ask again.
 */
export const latePart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => ({ default: await untilLoaded(load) }));
