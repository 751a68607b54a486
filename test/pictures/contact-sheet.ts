import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LOOKS, SIZES, sizes, type Size } from './looks.ts';

const style = `
body { margin: 0; padding: 16px; background: #1b2236; color: #f3eee2; font: 15px/1.4 system-ui, sans-serif; }
h1, h2 { margin: 24px 0 8px; } nav a { color: #ffd98c; margin-right: 12px; }
.row { display: flex; gap: 10px; align-items: flex-start; overflow-x: auto; padding-bottom: 8px; }
figure { flex: none; margin: 0; } figcaption { color: #b9c6d6; font-size: 13px; } img { display: block; background: #000; }`;

/** How wide a picture is shown, so that all of a size stand in one row. */
const shown = (size: Size): number =>
  Math.min(420, SIZES[size].width / (size === 'large' ? 5 : 2.4));

/**
 * Writes index.html over everything that lies in the folder, also what earlier runs left. @returns
 * its path
 */
export async function writeContactSheet(folder: string): Promise<string> {
  const entries = await readdir(folder, { withFileTypes: true });
  const screens = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const sections = await Promise.all(screens.map((screen) => section(folder, screen)));
  const links = screens.map((screen) => `<a href="#${screen}">${screen}</a>`).join('');
  const file = path.join(folder, 'index.html');
  await writeFile(
    file,
    `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>${style}</style>
<h1>Every screen</h1><nav>${links}</nav>${sections.join('\n')}\n`,
  );
  return file;
}

async function section(folder: string, screen: string): Promise<string> {
  const files = new Set(await readdir(path.join(folder, screen)));
  const rows = LOOKS.map((look) => {
    const figures = sizes
      .filter((size) => files.has(`${size}-${look.name}.png`))
      .map((size) => figure(screen, size, look.name));
    return figures.length === 0 ? '' : `<div class="row">${figures.join('')}</div>`;
  });
  return `<h2 id="${screen}">${screen}</h2>${rows.join('')}`;
}

function figure(screen: string, size: Size, look: string): string {
  const file = `${screen}/${size}-${look}.png`;
  const { width, height } = SIZES[size];
  return (
    `<figure><a href="${file}"><img loading="lazy" src="${file}" width="${shown(size)}" alt="${screen}, ${size}, ${look}"></a>` +
    `<figcaption>${look}, ${width} × ${height}</figcaption></figure>`
  );
}
