// The one worker of the program: it caches the files of the build for use without a network, and
// shows push messages while no page is open. Built by `build/service-worker.ts`, which replaces
// BUILD.

import { KeptFiles, type Build, type Means } from './kept-files.ts';
import { KeptPictures } from './kept-pictures.ts';
import { showMessages } from './messages.ts';
import type { WorkerScope } from './scope.ts';
import { TAKE_OVER } from './take-over.ts';

declare const BUILD: Build;

declare const self: WorkerScope;
const { origin } = location;
const means: Means = { caches, fetch: (request, init) => fetch(request, init) };
const files = new KeptFiles(BUILD, means);
const pictures = new KeptPictures(means);

self.addEventListener('install', (event) => event.waitUntil(files.fill()));
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([files.tidy(), self.clients.claim()])),
);
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const answer = files.answer(request, origin) ?? pictures.answer(request, origin);
  if (answer) event.respondWith(answer);
});
self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(self.skipWaiting());
});
showMessages(self);
