import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { preload } from './shell/preload.ts';
import { followSeats } from './shell/seat-sync.ts';
import { readRoute } from './shell/route.ts';
import { reloadWhenStale } from './shell/stale-page.ts';
import { allowTranslation } from '@atoll/table-kit/ui/translated-pages.ts';
import '@atoll/table-kit/style/all.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');
allowTranslation();
reloadWhenStale();
followSeats();
preload(readRoute(location.pathname));
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
