import { writeFileSync } from 'node:fs';
import path from 'node:path';
import asc from 'assemblyscript/asc';

const HOME = path.join(import.meta.dirname, '..');
const SOURCE = 'assembly/index.ts';
export const GENERATED = path.join(HOME, 'src/bot/generated/playouts-wasm.ts');

/**
 * Compiles playouts and tree to WebAssembly, as a TypeScript module that any program can load.
 * Throws what the compiler complains of.
 */
export async function compilePlayouts(): Promise<string> {
  const args = [
    SOURCE,
    '--baseDir',
    HOME,
    '--outFile',
    'playouts.wasm',
    '--runtime',
    'stub',
    '--enable',
    'simd',
    '-O3',
    '--noAssert',
    '--initialMemory',
    '2',
    '--use',
    'abort=',
  ];
  let binary: Uint8Array | undefined;
  const { error, stderr } = await asc.main(args, {
    writeFile: (name, contents) => {
      if (name === 'playouts.wasm') binary = contents as Uint8Array;
    },
  });
  if (error || !binary) throw new Error(`${stderr.toString()}${error?.message ?? ''}`);
  const lines =
    Buffer.from(binary)
      .toString('base64')
      .match(/.{1,120}/g) ?? [];
  const quoted = lines.map((line) => `  '${line}'`).join(' +\n');
  return `/** ${SOURCE}, compiled by build/playouts.ts: change it there and build again. */\nexport const PLAYOUTS_WASM =\n${quoted};\n`;
}

if (import.meta.main) writeFileSync(GENERATED, await compilePlayouts());
