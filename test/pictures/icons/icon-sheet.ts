import { DEFS } from '@atoll/art';
import { iconElement } from '@atoll/art/icons/icon.ts';
import type { IconGroup, IconSample } from './icon-sample.ts';
import type { ReaderSheet, SheetColours } from './reader-sheet.ts';

const STYLE = `
body { margin: 0; padding: 16px; background: #132a54; color: #fdf3e2; --cut: #132a54; font: 15px sans-serif }
body.grey { filter: grayscale(1) }
h2 { margin: 8px 0; font-size: 17px }
ul { display: grid; gap: 12px 8px; margin: 0; padding: 0; list-style: none }
.named { grid-template-columns: repeat(auto-fill, minmax(280px, 1fr)) }
.unnamed { grid-template-columns: repeat(5, 84px) }
li { display: flex; gap: 10px; align-items: center; min-height: 40px }
li b { width: 22px; text-align: right; font-weight: 400; font-size: 13px; color: #a9c6d6 }
li span { font-size: 12px; line-height: 1.25 } small { color: #a9c6d6 }
.disc { display: grid; place-items: center; width: 28px; height: 28px; border-radius: 50%; background: #fbf1e1; color: #14213d; --cut: #fbf1e1 }
svg { display: block; overflow: visible }`;

const drawn = ({ shapes, size, box, ground }: IconSample): string => {
  const svg = iconElement(shapes, size, { kind: 'ic', box });
  return ground === 'disc' ? `<i class="disc">${svg}</i>` : svg;
};

const page = (colours: SheetColours, content: string): string =>
  `<!doctype html><meta charset="utf-8"><title>Icons</title><style>${STYLE}</style>` +
  `<body class="${colours}">${DEFS}${content}`;

/** A page with numbered icons and no names, for readers who are to name them. */
export const unnamedSheet = (samples: readonly IconSample[], colours: SheetColours): string =>
  page(
    colours,
    `<ul class="unnamed">${samples.map((each, at) => `<li><b>${at + 1}</b>${drawn(each)}</li>`).join('')}</ul>`,
  );

/** Where an icon stands on the sheets for readers: "3.12, 9.2". */
const placesOf = (id: string, sheets: readonly ReaderSheet[], group: IconGroup): string =>
  sheets
    .flatMap((sheet, at) => {
      const number = sheet.group === group ? sheet.samples.findIndex((each) => each.id === id) : -1;
      return number < 0 ? [] : [`${at + 1}.${number + 1}`];
    })
    .join(', ');

/** A page of all icons with their names, their meanings, and their numbers on the sheets. */
export const namedSheet = (groups: readonly IconGroup[], sheets: readonly ReaderSheet[]): string =>
  page(
    'shown',
    groups
      .map(
        (group) =>
          `<h2>${group.name}</h2><ul class="named">` +
          group.samples
            .map(
              (each) =>
                `<li>${drawn(each)}<span>${each.id} <small>${placesOf(each.id, sheets, group)}</small><br>${each.meaning}</span></li>`,
            )
            .join('') +
          '</ul>',
      )
      .join(''),
  );
