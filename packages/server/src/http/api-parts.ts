import type { LimitName } from '../limits/limits.ts';
import type { Directory } from '../room/directory.ts';
import type { Services } from '../room/services.ts';
import type { Guard } from './request-reading.ts';

/** What the routes of the interface are made from. */
export interface ApiParts {
  readonly services: Services;
  readonly directory: Directory;
  /** The folder of the baked drawings. */
  readonly art: string;
  /** What opens GET /metrics; undefined opens it to this machine. */
  readonly metricsToken: string | undefined;
  /** Counts a request before anything of it is read. */
  readonly limited: (limit: LimitName) => Guard;
}
