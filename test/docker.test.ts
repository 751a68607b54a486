import { describe, expect, test } from '@jest/globals';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../scripts/support/run.mjs';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const manifest = JSON.parse(read('package.json')) as { scripts: Record<string, string>; dependencies: { node: string } };
const serverSources = readdirSync(path.join(root, 'packages/server/src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => read(`packages/server/src/${file}`))
  .join('\n');

/** Instructions with their arguments; continued lines are joined. */
const instructions = read('Dockerfile')
  .replace(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => ({ word: line.slice(0, line.indexOf(' ')), rest: line.slice(line.indexOf(' ') + 1).trim() }));
const having = (word: string) => instructions.filter((one) => one.word === word).map((one) => one.rest);
const variables = Object.fromEntries(having('ENV').flatMap((rest) => rest.split(/\s+/)).map((pair) => pair.split('=', 2))) as Record<string, string>;
const ignored = read('.dockerignore').trim().split('\n');

const scriptsIn = (text: string) => [...text.matchAll(/npm (?:run (?:-s )?)?(\w+)/g)]
  .map(([, name = '']) => name)
  .filter((name) => !['ci', 'prune'].includes(name));

describe('Dockerfile', () => {
  test('names files that exist and that the build is given', () => {
    const copied = having('COPY').flatMap((rest) => rest.split(/\s+/).slice(0, -1)).filter((part) => !part.startsWith('--'));
    const mentioned = instructions.flatMap(({ rest }) => rest.match(/packages\/[\w/.-]+\.ts/g) ?? []);
    const paths = [...copied.map((part) => part.replace(/^\/app\//, '')), ...mentioned].filter((part) => part !== 'node_modules');
    expect(paths).toEqual(expect.arrayContaining(['.', 'package.json', 'packages', 'packages/server/src/main.ts']));
    expect(paths.filter((part) => !existsSync(path.join(root, part)))).toEqual([]);
    const needed = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'packages', 'scripts'];
    expect(needed.filter((part) => ignored.includes(part))).toEqual([]);
  });

  test('runs npm scripts that exist', () => {
    const scripts = having('RUN').flatMap(scriptsIn);
    expect(scripts).toEqual(['build']);
    expect(scripts.filter((name) => !(name in manifest.scripts))).toEqual([]);
  });

  test('sets variables that the server reads', () => {
    const own = Object.keys(variables).filter((name) => name !== 'NODE_ENV');
    expect(own).toEqual(['PORT', 'DATA_DIR']);
    expect(own.filter((name) => !new RegExp(`\\b${name}\\b`).test(serverSources))).toEqual([]);
  });

  test('agrees with itself on port, volume and user', () => {
    expect(having('EXPOSE')).toEqual([variables.PORT]);
    expect(having('VOLUME')).toEqual([variables.DATA_DIR]);
    expect(having('USER')).toEqual(['node']);
  });

  test('asks a health route that the server has', () => {
    const [route] = /\/api\/\w+/.exec(having('HEALTHCHECK').join()) ?? [];
    expect(route).toBe('/api/health');
    expect(/['"`](\/api)?\/health['"`]/.test(serverSources)).toBe(true);
  });

  test('uses the Node that npm installs elsewhere', () => {
    const major = manifest.dependencies.node.split('.')[0];
    expect(having('FROM').map((rest) => rest.split(' ')[0])).toEqual([`node:${major}-slim`, `node:${major}-slim`]);
  });
});

describe('docker-compose.yml', () => {
  interface Service { build: string; ports: string[]; environment: Record<string, string>; volumes: string[] }
  const compose = parse(read('docker-compose.yml')) as { services: Record<string, Service>; volumes: Record<string, unknown> };
  const services = Object.values(compose.services);

  test('builds the image of this repository', () => {
    expect(services.map((service) => existsSync(path.join(root, service.build, 'Dockerfile')))).toEqual([true]);
  });

  test.each(services)('publishes the port and keeps the data of the image', ({ ports, environment, volumes }) => {
    const names = Object.keys(environment);
    expect(names).toEqual(expect.arrayContaining(['PORT', 'DATA_DIR', 'PUBLIC_URL', 'TRUST_PROXY']));
    expect(names.filter((name) => !new RegExp(`\\b${name}: `).test(read('packages/server/src/config.ts')))).toEqual([]);
    expect(ports).toEqual([`\${PORT:-${variables.PORT}}:${environment.PORT}`]);
    const mounts = volumes.map((volume) => volume.split(':'));
    expect(mounts.map(([, place]) => place)).toEqual([environment.DATA_DIR]);
    expect(mounts.map(([name]) => name)).toEqual(Object.keys(compose.volumes));
  });
});

describe('checks on push', () => {
  interface Step { uses?: string; run?: string; with?: Record<string, string> }
  const workflow = parse(read('.github/workflows/check.yml')) as { on: string[]; jobs: Record<string, { steps: Step[] }> };
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

  test('run the test command of the README', () => {
    expect(workflow.on).toEqual(['push', 'pull_request']);
    expect(steps.flatMap((step) => step.run ?? [])).toEqual(['npm test']);
    expect(read('.ci/run')).toMatch(/^exec npm test$/m);
    expect(read('README.md')).toMatch(/^npm test$/m);
    expect(manifest.scripts).toHaveProperty('test');
  });

  test('name files that exist', () => {
    const files = steps.flatMap((step) => step.with?.['node-version-file'] ?? []);
    expect(files).toEqual(['.nvmrc']);
    expect(files.every((file) => existsSync(path.join(root, file)))).toBe(true);
  });
});

describe('package scripts', () => {
  test('run files that exist', () => {
    const files = Object.values(manifest.scripts).flatMap((script) => script.match(/(?:scripts|packages|node_modules)\/[\w/.-]+/g) ?? []);
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});
