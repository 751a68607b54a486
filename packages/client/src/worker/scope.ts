/**
 * The parts of a service worker's global scope that this one uses. The DOM types lack it, and the
 * worker types cannot be loaded beside them in one program.
 */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: Pages;
  addEventListener<K extends keyof WorkerEvents>(
    kind: K,
    listener: (event: WorkerEvents[K]) => void,
  ): void;
  /** Replaces the previous version as soon as possible, even while pages still use that one. */
  skipWaiting(): Promise<void>;
}

interface Pages {
  /** Takes control of pages that were opened before the worker was active. */
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
