import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import {
  directions,
  restrictedImports,
  folderDirections,
  purePackages,
  testDirections,
} from './directions.mjs';
import { pureReason } from './purity.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const builtins = new Set(builtinModules);
/** A game that is only there to try the platform is a test, wherever a part of it lies. */
const testFolders = new Set(['test']);

/**
 * Lint rule: imports follow the table of directions, name what package.json lists, and spell out
 * the file extension.
 */
export const importRule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = path.relative(root, context.filename).split(path.sep).join('/');
    const home = homeOf(file);
    if (!home) return {};
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string') return;
      const typeOnly =
        node.importKind === 'type' ||
        node.exportKind === 'type' ||
        node.type === 'ImportExpression';
      const loaded = node.type === 'ImportExpression' || !typeOnly;
      const message =
        refuse(home, file, source, typeOnly) ??
        (loaded ? refuseLocale(home, file, source) : undefined);
      if (message) context.report({ node: node.source, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

/**
 * @returns {{ folder: string, line: string, zone: string } | undefined} the package that a file
 * belongs to; the tests of a game examine its rules and its client, and follow the client's line
 */
function homeOf(file) {
  const [, name, rest = ''] = /^packages\/((?:games\/)?[^/]+)\/(.+)/.exec(file) ?? [];
  const [part] = rest.split('/');
  if (name === undefined) return undefined;
  const isGame = name.startsWith('games/');
  // browser tests drive the whole product, with the support of all browser tests
  if (isGame && /^test\/(browser|pictures)\//.test(rest)) return undefined;
  const isShown = isGame && (part === 'client' || part === 'art');
  const zone = part === 'src' || isShown ? 'src' : testFolders.has(part) ? 'test' : 'tool';
  const shown = isShown ? part : zone === 'test' ? 'client' : undefined;
  const line = !isGame ? name : shown === undefined ? 'games/*' : `games/*/${shown}`;
  return { folder: `packages/${name}`, line, zone };
}

function refuse(home, file, source, typeOnly) {
  if (source.startsWith('.')) return refuseRelative(home, file, source);
  if (source.startsWith('@atoll/')) return refuseWorkspace(home, file, source, typeOnly);
  return refuseExternal(home, file, source);
}

function refuseRelative(home, file, source) {
  const target = path.posix.join(path.posix.dirname(file), source);
  if (!target.startsWith(`${home.folder}/`) && home.zone !== 'tool') {
    return `"${source}" leaves ${home.folder}: import the package by its name.`;
  }
  if (!/\.\w+(\?\w+)?$/.test(source)) return `"${source}" needs its file extension.`;
  if (home.zone !== 'src') return undefined;
  return home.line.startsWith('games/')
    ? refuseInGame(home, file, target)
    : refuseFolder(home, file, target);
}

/** Words of one language, in their folder; other code calls the loader beside that folder. */
const LOCALE = /^(.*\/(?:words|text)\/[a-z]{2,3}(?:-[A-Za-z0-9]+)*\/)/;

/** Command line and papers speak one language and need all of it at once. */
const SPEAKS_ENGLISH = /\/src\/tooling\/text\.ts$/;

function refuseLocale(home, file, source) {
  if (home.zone !== 'src' || !source.startsWith('.') || SPEAKS_ENGLISH.test(file)) return undefined;
  const target = path.posix.join(path.posix.dirname(file), source);
  const [, folder] = LOCALE.exec(target) ?? [];
  return folder === undefined || file.startsWith(folder)
    ? undefined
    : `"${source}" is of one language: take the words from the locale, import only types.`;
}

/**
 * The rules and the drawings of a game know nothing of its client; the client imports of the rules
 * what the package exports, and neither bots nor schema.
 */
function refuseInGame(home, file, target) {
  const [from, to] = [file, target].map((one) => one.slice(home.folder.length + 1).split('/')[0]);
  if (from === to) return undefined;
  if (from === 'src') return `The rules of a game may not import its ${to}.`;
  if (from === 'art') return `The drawings of a game may not import its ${to}.`;
  if (to !== 'src') return undefined;
  const entry = Object.entries(manifest(home.folder).exports).find(
    ([, path]) => `${home.folder}/${path.slice(2)}` === target,
  );
  if (entry === undefined) return `${home.folder}/package.json does not export ${target}.`;
  return ['./bot', './schema'].includes(entry[0])
    ? `The client of a game may not import its ${entry[0].slice(2)}.`
    : undefined;
}

/** Floors inside a package: a folder imports itself, and what its line names. */
function refuseFolder(home, file, target) {
  const folders = folderDirections[home.line];
  if (!folders) return undefined;
  const [from, to] = [file, target].map((one) =>
    folderOf(Object.keys(folders), one.slice(`${home.folder}/src/`.length)),
  );
  if (!(from.line in folders))
    return `${home.folder}/src/${from.name} has no line in scripts/lint/directions.mjs.`;
  if (from.name === to.name || folders[from.line].includes(to.line)) return undefined;
  return `${from.name || 'src'} may import ${folders[from.line].join(', ') || 'no other folder'}, not ${to.name || 'src'}.`;
}

/** The folder of a file below `src`, as deep as the table goes, and its line there. */
function folderOf(lines, file) {
  const parts = file.split('/').slice(0, -1);
  const [first = ''] = parts;
  const both = parts.slice(0, 2).join('/');
  const line = parts.length > 1 ? lines.find((pattern) => matches(pattern, both)) : undefined;
  return line === undefined ? { name: first, line: first } : { name: both, line };
}

function refuseWorkspace(home, file, source, typeOnly) {
  const [, name, entry] = source.match(/^@atoll\/([^/]+)\/?(.*)$/) ?? [];
  if (name === packageName(home.folder)) return undefined;
  if (home.line === 'client' && home.zone !== 'src' && /^game-/.test(name)) return undefined;
  const line = directions[home.line];
  if (!line) return `${home.folder} has no line in scripts/lint/directions.mjs.`;
  const allowed = home.zone === 'src' ? line : [...line, ...testDirections];
  if (!allowed.some((pattern) => matches(pattern, name))) {
    return `${home.line} may import ${allowed.join(', ') || 'no other package'}, not ${name}.`;
  }
  if (['client', 'table-kit'].includes(home.line) && name === 'bots' && !typeOnly)
    return 'The client loads the bots lazily: use import() or import type.';
  return home.line === 'client' && home.zone === 'src' && name === 'table-kit'
    ? refuseFolderOfKit(home, file, entry)
    : undefined;
}

/** Folders of the client import the whole kit, or one folder of it, as their line says. */
function refuseFolderOfKit(home, file, entry) {
  const { line } = folderOf(
    Object.keys(folderDirections.client),
    file.slice(`${home.folder}/src/`.length),
  );
  const allowed = folderDirections.client[line] ?? [];
  const kit = `table-kit/${folderOf(Object.keys(folderDirections['table-kit']), entry).line}`;
  return allowed.some((one) => one === 'table-kit' || one === kit)
    ? undefined
    : `${line || 'src'} may import ${allowed.join(', ') || 'no other folder'}, not ${kit}.`;
}

function refuseExternal(home, file, source) {
  if (source.startsWith('node:'))
    return home.zone === 'src' && purePackages.includes(home.line) ? pureReason : undefined;
  if (builtins.has(source)) return `Write "node:${source}".`;
  const restricted = restrictedImports.find(
    (one) =>
      (source === one.module || source.startsWith(`${one.module}/`)) && file.startsWith(one.in),
  );
  if (restricted && home.zone === 'src' && !matches(restricted.folder, file))
    return `Only ${restricted.folder} may import ${restricted.module}.`;
  const name = source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/');
  if (listed(home.folder).has(name)) return undefined;
  if (home.zone !== 'src' && listed('.').has(name)) return undefined;
  return `${home.folder}/package.json does not list "${name}".`;
}

/**
 * `*` stands for any text without a slash; a pattern that ends in a slash also covers everything
 * below.
 */
function matches(pattern, text) {
  const source = pattern
    .split('*')
    .map((part) => part.replace(/[.\\/]/g, '\\$&'))
    .join('[^/]+');
  return new RegExp(`^${source}${pattern.endsWith('/') ? '' : '$'}`).test(text);
}

const manifests = new Map();

function manifest(folder) {
  if (!manifests.has(folder)) {
    const file = path.join(root, folder, 'package.json');
    manifests.set(folder, existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
  }
  return manifests.get(folder);
}

function packageName(folder) {
  return manifest(folder).name?.replace('@atoll/', '');
}

function listed(folder) {
  const { dependencies, devDependencies, peerDependencies } = manifest(folder);
  return new Set(Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }));
}
