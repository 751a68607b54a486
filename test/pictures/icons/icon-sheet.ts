import { DEFS } from '@atoll/art';
import { iconElement } from '@atoll/art/icons/icon.ts';
import type { IconSample } from './icon-sample.ts';

const STYLE = `
body { margin: 0; padding: 16px; background: #132a54; color: #fdf3e2; --cut: #132a54; font: 15px sans-serif }
body.grey { filter: grayscale(1) }
h2 { margin: 8px 0; font-size: 17px }
ul { display: grid; gap: 12px 8px; margin: 0; padding: 0; list-style: none }
.named { grid-template-columns: repeat(auto-fill, minmax(150px, 1fr)) }
.unnamed { grid-template-columns: repeat(5, 84px) }
li { display: flex; gap: 10px; align-items: center; min-height: 40px }
li b { width: 22px; text-align: right; font-weight: 400; font-size: 13px; color: #a9c6d6 }
li span { font-size: 13px }
.disc { display: grid; place-items: center; width: 28px; height: 28px; border-radius: 50%; background: #fbf1e1; color: #14213d; --cut: #fbf1e1 }
svg { display: block; overflow: visible }`;

const drawn = ({ shapes, size, box, ground }: IconSample): string => {
  const svg = iconElement(shapes, size, { kind: 'ic', box });
  return ground === 'disc' ? `<i class="disc">${svg}</i>` : svg;
};

/** Colours of a sheet: those of the product, or none. */
export type SheetColours = 'shown' | 'grey';

const page = (colours: SheetColours, content: string): string =>
  `<!doctype html><meta charset="utf-8"><title>Icons</title><style>${STYLE}</style>` +
  `<body class="${colours}">${DEFS}${content}`;

/** A page with numbered icons and no names, for readers who are to name them. */
export const unnamedSheet = (samples: readonly IconSample[], colours: SheetColours): string =>
  page(
    colours,
    `<ul class="unnamed">${samples.map((each, at) => `<li><b>${at + 1}</b>${drawn(each)}</li>`).join('')}</ul>`,
  );

/** Icons under a heading, each beside its name. */
export const namedList = (heading: string, samples: readonly IconSample[]): string =>
  `<h2>${heading}</h2><ul class="named">` +
  `${samples.map((each) => `<li>${drawn(each)}<span>${each.id}</span></li>`).join('')}</ul>`;

/** A page of lists. */
export const namedSheet = (lists: readonly string[]): string => page('shown', lists.join(''));
