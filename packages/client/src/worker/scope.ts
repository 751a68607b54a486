/**
 * The part of a service worker's global scope that ours uses. The types of the DOM do not have it,
 * and those of workers cannot stand beside them in one program.
 */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: Pages;
  addEventListener<K extends keyof WorkerEvents>(
    kind: K,
    listener: (event: WorkerEvents[K]) => void,
  ): void;
  /** Takes the place of the version before as soon as it can, whoever still uses that. */
  skipWaiting(): Promise<void>;
}

interface Pages {
  /** Serves pages that were opened before the worker was there. */
  claim(): Promise<void>;
  matchAll(options: {
    readonly type: 'window';
    readonly includeUncontrolled: true;
  }): Promise<readonly OpenPage[]>;
  openWindow(url: string): Promise<unknown>;
}

interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface LastingEvent {
  /** Keeps the worker alive until then. */
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerEvents {
  readonly install: LastingEvent;
  readonly activate: LastingEvent;
  readonly message: LastingEvent & { readonly data: unknown };
  readonly fetch: LastingEvent & {
    readonly request: Request;
    respondWith(answer: Promise<Response>): void;
  };
  readonly push: LastingEvent & { readonly data: { json(): unknown } };
  readonly notificationclick: LastingEvent & { readonly notification: Notification };
}
