/** Glyphs of the interface: controls, states, places. */
export const interfaceGlyphs = {
  arrow:
    '<path d="M3 12h15M12.5 6l6.2 6-6.2 6" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  undo:
    '<path d="M8 5L3.5 9.5 8 14M4 9.5h9.5a6 6 0 0 1 0 12H9" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" ' +
    'stroke-linejoin="round"/>',
  menu: '<path d="M4 6.5h16M4 12h16M4 17.5h16" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  log:
    '<path d="M5 4h14v16H5ZM8.5 8.5h7M8.5 12h7M8.5 15.5h4" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" ' +
    'stroke-linejoin="round"/>',
  check:
    '<path d="M4.5 12.5l5 5L19.5 7" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
  close:
    '<path d="M6 6l12 12M18 6L6 18" stroke="currentColor" stroke-width="2.8" stroke-linecap="round"/>',
  clock:
    '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2.2"/>' +
    '<path d="M12 7v5.4l3.5 2" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  bot:
    '<rect x="4" y="8" width="16" height="11" rx="3" fill="none" stroke="currentColor" stroke-width="2.2"/>' +
    '<path d="M12 8V4M9 12.5v2M15 12.5v2" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  share:
    '<circle cx="6" cy="12" r="2.8" fill="currentColor"/>' +
    '<circle cx="18" cy="6" r="2.8" fill="currentColor"/>' +
    '<circle cx="18" cy="18" r="2.8" fill="currentColor"/>' +
    '<path d="M6 12l12-6M6 12l12 6" stroke="currentColor" stroke-width="2"/>',
  plus: '<path d="M12 5v14M5 12h14" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>',
  // all of it into the middle
  whole:
    '<path d="M8.5 8.5h7v7h-7ZM12 7.2L8.6 3.6h2V.5h2.8v3.1h2ZM12 16.8l-3.4 3.6h2v3.1h2.8v-3.1h2ZM7.2 12L3.6 8.6v2H.5v2.8h3.1v2ZM16.8 12l3.6-3.4v2h3.1v2.8h-3.1v2Z" fill="currentColor"/>',
  crown: '<path d="M3 18.5L2.5 7l5.5 4 4-7 4 7 5.5-4-.5 11.5Z" fill="currentColor"/>',
  history:
    '<path d="M3 20V4M3 20h18M6.5 15l4-5 3.5 3 5.5-7" fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" ' +
    'stroke-linejoin="round"/>',
  eye:
    '<path d="M1.8 12C5 7 8.3 5 12 5s7 2 10.2 7c-3.2 5-6.5 7-10.2 7s-7-2-10.2-7Z" fill="none" stroke="currentColor" ' +
    'stroke-width="2.2" stroke-linejoin="round"/><circle cx="12" cy="12" r="3.4" fill="currentColor"/>',
  sound:
    '<path d="M3 9h4l5-4.5v15L7 15H3Z" fill="currentColor"/>' +
    '<path d="M15.5 8.5a5 5 0 0 1 0 7M18.2 5.5a9 9 0 0 1 0 13" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  muted:
    '<path d="M3 9h4l5-4.5v15L7 15H3Z" fill="currentColor"/>' +
    '<path d="M16 9l5.5 6M21.5 9L16 15" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  copy:
    '<rect x="8.5" y="8.5" width="12" height="12" rx="2" fill="none" stroke="currentColor" stroke-width="2.2"/>' +
    '<path d="M4.5 15.5h-1v-12h12v1" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  link:
    '<path d="M10 14l4-4M8.5 10.5L6 13a3.6 3.6 0 0 0 5 5l2.5-2.5M15.5 13.5L18 11a3.6 3.6 0 0 0-5-5l-2.5 2.5" fill="none" ' +
    'stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  settings:
    '<path d="M4 7h9M19 7h1M4 17h1M11 17h9" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>' +
    '<circle cx="16" cy="7" r="2.6" fill="none" stroke="currentColor" stroke-width="2.2"/>' +
    '<circle cx="8" cy="17" r="2.6" fill="none" stroke="currentColor" stroke-width="2.2"/>',
  pass: '<path d="M1.5 5l8.5 7-8.5 7ZM10 5l8.5 7-8.5 7Z" fill="currentColor"/><path d="M20.8 5v14" stroke="currentColor" stroke-width="2.8" stroke-linecap="round"/>',
  minus: '<path d="M5 12h14" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>',
  play: '<path d="M7 4.5l12 7.5-12 7.5Z" fill="currentColor"/>',
  pause:
    '<path d="M8 5v14M16 5v14" stroke="currentColor" stroke-width="3.4" stroke-linecap="round"/>',
  'step-back':
    '<path d="M18 5v14l-9-7Z" fill="currentColor"/><path d="M6 5v14" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>',
  'step-on':
    '<path d="M6 5v14l9-7Z" fill="currentColor"/><path d="M18 5v14" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>',
  person:
    '<circle cx="12" cy="7.5" r="4" fill="currentColor"/><path d="M4 21c0-5 3.5-8 8-8s8 3 8 8Z" fill="currentColor"/>',
  people:
    '<circle cx="8.5" cy="8.5" r="3.4" fill="currentColor"/><path d="M2 20c0-4.5 2.8-6.8 6.5-6.8S15 15.5 15 20Z" fill="currentColor"/>' +
    '<path d="M15.5 5.4a3.4 3.4 0 0 1 0 6.2M18 14c2.5.8 4 2.8 4 6" fill="none" stroke="currentColor" stroke-width="2.2" ' +
    'stroke-linecap="round"/>',
  help:
    '<path d="M8.5 9a3.6 3.6 0 1 1 5.4 3.1c-1.3.8-1.9 1.5-1.9 3" fill="none" stroke="currentColor" stroke-width="2.5" ' +
    'stroke-linecap="round"/><circle cx="12" cy="19" r="1.7" fill="currentColor"/>',
  hint:
    '<path d="M8.6 16.4v-1.6a6.4 6.4 0 1 1 6.8 0v1.6Z" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round"/>' +
    '<path d="M9.4 20h5.2" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  zoom:
    '<circle cx="10.5" cy="10.5" r="6.5" fill="none" stroke="currentColor" stroke-width="2.4"/>' +
    '<path d="M15.5 15.5l5 5" stroke="currentColor" stroke-width="2.8" stroke-linecap="round"/>',
  home:
    '<path d="M3 12l9-8 9 8M6 10.5V20h12v-9.5" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" ' +
    'stroke-linejoin="round"/>',
  lock:
    '<rect x="5" y="10.5" width="14" height="10" rx="2" fill="currentColor"/>' +
    '<path d="M8 10.5V8a4 4 0 0 1 8 0v2.5" fill="none" stroke="currentColor" stroke-width="2.3"/>',
} as const;
