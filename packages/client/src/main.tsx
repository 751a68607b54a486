import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { reloadWhenStale } from './shell/stale-page.ts';
import './style/all.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');
reloadWhenStale();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
