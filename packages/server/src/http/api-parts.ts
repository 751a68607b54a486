import type { LimitName } from '../limits/limits.ts';
import type { Directory } from '../room/directory.ts';
import type { Services } from '../room/services.ts';
import type { Guard } from './request-reading.ts';

/** The dependencies of the API routes. */
export interface ApiParts {
  readonly services: Services;
  readonly directory: Directory;
  /** The folder of the baked drawings. */
  readonly art: string;
  /** The token for GET /metrics; undefined opens it to this machine only. */
  readonly metricsToken: string | undefined;
  /** Counts a request before any of it is read. */
  readonly limited: (limit: LimitName) => Guard;
}
