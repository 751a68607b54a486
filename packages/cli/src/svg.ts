/** Small drawings of figures, readable on light and dark paper. */

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** The text alternative of the picture. */
  readonly title: string;
  readonly shapes: readonly string[];
}

/**
 * The colours follow the reader's colour scheme; each drawing has its own paper, whatever the page
 * around it looks like.
 */
const STYLE = `
svg { --paper: #ffffff; --ink: #14213d; --soft: #46506b; --line: #c3ccd6; --one: #1b6f8a; --two: #b0457f; --three: #a85a00; }
@media (prefers-color-scheme: dark) {
  svg { --paper: #0c1533; --ink: #fbf1e1; --soft: #a9c6d6; --line: #2b4470; --one: #5cc4d6; --two: #e58bb5; --three: #f7a93b; }
}
text { font: 13px system-ui, sans-serif; fill: var(--ink); }
.soft { fill: var(--soft); font-size: 12px; }
.middle { text-anchor: middle; } .end { text-anchor: end; }
.paper { fill: var(--paper); } .grid { stroke: var(--line); } .bound { stroke: var(--soft); stroke-dasharray: 5 4; }
.bar { stroke: var(--ink); stroke-width: 5; } .thin { stroke: var(--ink); }
.dot { fill: var(--paper); stroke: var(--ink); stroke-width: 1.5; }
.one { fill: var(--one); } .two { fill: var(--two); } .three { fill: var(--three); }
.spread { stroke: var(--soft); stroke-width: 1; }
`.trim();

/** The classes that distinguish series, in order. */
export const COLOURS = ['one', 'two', 'three'] as const;

export function svg({ width, height, title, shapes }: Drawing): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<style>${STYLE}</style>`,
    `<rect class="paper" width="${width}" height="${height}"/>`,
    ...shapes,
    '</svg>',
    '',
  ].join('\n');
}

export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly style?: string;
}

export function text(words: string, { x, y, style }: Placed): string {
  return `<text x="${n(x)}" y="${n(y)}"${style ? ` class="${style}"` : ''}>${escaped(words)}</text>`;
}

export interface Ends {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

export function line(style: string, { from: [x1, y1], to: [x2, y2] }: Ends): string {
  return `<line class="${style}" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}"/>`;
}

export function polygon(
  style: string,
  corners: readonly (readonly [x: number, y: number])[],
): string {
  return `<polygon class="${style}" points="${corners.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}"/>`;
}

export function circle(style: string, { x, y, r }: Placed & { readonly r: number }): string {
  return `<circle class="${style}" cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/>`;
}

/** Maps values to places along an axis. */
export function scale(
  values: readonly [from: number, to: number],
  places: readonly [from: number, to: number],
): (value: number) => number {
  return (value) =>
    places[0] + ((value - values[0]) / (values[1] - values[0])) * (places[1] - places[0]);
}

function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
