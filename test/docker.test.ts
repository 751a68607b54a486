import { describe, expect, test } from '@jest/globals';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../scripts/support/run.mjs';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const manifest = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  dependencies: { node: string };
};
const serverSources = readdirSync(path.join(root, 'packages/server/src'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.ts'))
  .map((file) => read(`packages/server/src/${file}`))
  .join('\n');

/** Instructions with their arguments; continued lines are joined. */
const instructions = read('Dockerfile')
  .replace(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => ({
    word: line.slice(0, line.indexOf(' ')),
    rest: line.slice(line.indexOf(' ') + 1).trim(),
  }));
const having = (word: string) =>
  instructions.filter((one) => one.word === word).map((one) => one.rest);
const variables = Object.fromEntries(
  having('ENV')
    .flatMap((rest) => rest.split(/\s+/))
    .map((pair) => pair.split('=', 2)),
) as Record<string, string>;
const ignored = read('.dockerignore').trim().split('\n');

const scriptsIn = (text: string) =>
  [...text.matchAll(/npm (?:run (?:-s )?)?(\w+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !['ci', 'prune'].includes(name));

describe('Dockerfile', () => {
  test('names files that exist and that the build is given', () => {
    const copied = having('COPY')
      .flatMap((rest) => rest.split(/\s+/).slice(0, -1))
      .filter((part) => !part.startsWith('--'));
    const mentioned = instructions.flatMap(
      ({ rest }) => rest.match(/packages\/[\w/.-]+\.ts/g) ?? [],
    );
    const paths = [...copied.map((part) => part.replace(/^\/app\//, '')), ...mentioned].filter(
      (part) => part !== 'node_modules',
    );
    expect(paths).toEqual(
      expect.arrayContaining(['.', 'package.json', 'packages', 'packages/server/src/main.ts']),
    );
    expect(paths.filter((part) => !existsSync(path.join(root, part)))).toEqual([]);
    const needed = [
      'package.json',
      'package-lock.json',
      'tsconfig.base.json',
      'packages',
      'scripts',
    ];
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
    expect(having('FROM').map((rest) => rest.split(' ')[0])).toEqual([
      `node:${major}-slim`,
      `node:${major}-slim`,
    ]);
  });
});

describe('docker-compose.yml', () => {
  interface Service {
    image?: string;
    build?: string;
    ports?: string[];
    environment?: Record<string, string>;
    volumes?: string[];
    depends_on?: Record<string, { condition: string }>;
    healthcheck?: { test: string[] };
  }
  const text = read('docker-compose.yml');
  const compose = parse(text, { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, unknown>;
  };
  const { services } = compose;
  const servers = Object.entries(services).filter(([, service]) => service.build !== undefined);
  const caddyfile = read('deploy/Caddyfile');
  const port = variables.PORT as string;
  /** A setting with its defaults filled in. */
  const settled = (value: string) => value.replace(/\$\{\w+:-([^}]*)\}/g, '$1');
  const setting = (name: string) =>
    servers.map(([, { environment }]) => settled(environment?.[name] ?? ''));

  test('builds three servers from the image of this repository', () => {
    expect(servers.map(([name]) => name)).toEqual(['server1', 'server2', 'server3']);
    expect(
      servers.map(([, { build = '' }]) => existsSync(path.join(root, build, 'Dockerfile'))),
    ).toEqual([true, true, true]);
  });

  test('gives them settings that the server reads, and the port of the image', () => {
    const names = [
      ...new Set(servers.flatMap(([, { environment = {} }]) => Object.keys(environment))),
    ];
    expect(names).toEqual(
      expect.arrayContaining([
        'PORT',
        'DATABASE_URL',
        'REDIS_URL',
        'PUBLIC_ADDRESS',
        'PUBLIC_URL',
        'TRUST_PROXY',
      ]),
    );
    expect(
      names.filter(
        (name) => !new RegExp(`\\b${name}: `).test(read('packages/server/src/process/config.ts')),
      ),
    ).toEqual([]);
    expect(setting('PORT')).toEqual([port, port, port]);
  });

  test('leads them to a database and a Redis that are among the services', () => {
    const { environment: { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = {} } = services[
      'postgres'
    ] as Service;
    for (const url of setting('DATABASE_URL').map((value) => new URL(value))) {
      expect(url.hostname).toBe('postgres');
      expect([url.username, url.password, url.pathname]).toEqual([
        POSTGRES_USER,
        settled(POSTGRES_PASSWORD ?? ''),
        `/${POSTGRES_DB}`,
      ]);
    }
    expect(setting('REDIS_URL').map((value) => new URL(value).hostname in services)).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('has a proxy that knows every server by the address which it tells', () => {
    const addresses = setting('PUBLIC_ADDRESS').map((address) => address.split('/')[1]);
    const led = [
      ...caddyfile.matchAll(/handle \/(\w+)\/\* \{\s+reverse_proxy (\w+):(\d+)\s+\}/g),
    ].map(([, ...parts]) => parts);
    expect(led).toEqual(servers.map(([name], index) => [addresses[index], name, port]));
    const any = /reverse_proxy ((?:\w+:\d+ )+)\{/.exec(caddyfile)?.[1]?.trim().split(' ');
    expect(any).toEqual(servers.map(([name]) => `${name}:${port}`));
    expect(/health_uri (\S+)/.exec(caddyfile)?.[1]).toBe('/api/health');
    const { ports, environment } = services['proxy'] as Service;
    expect(settled(ports?.[0] ?? '')).toBe(
      `${port}:${settled(environment?.['SITE'] ?? '').replace(':', '')}`,
    );
    expect(caddyfile).toContain('{$SITE:');
  });

  test('mounts files that exist and volumes that are named, and waits for services that say when they are well', () => {
    const sources = Object.values(services).flatMap(({ volumes = [] }) =>
      volumes.map((volume) => volume.split(':')[0] as string),
    );
    const named = sources.filter((source) => !source.startsWith('.'));
    expect(named.sort()).toEqual(Object.keys(compose.volumes).sort());
    expect(
      sources.filter((source) => source.startsWith('.') && !existsSync(path.join(root, source))),
    ).toEqual([]);
    const awaited = Object.values(services).flatMap(({ depends_on = {} }) =>
      Object.entries(depends_on),
    );
    expect(awaited.length).toBeGreaterThan(3);
    for (const [name, { condition }] of awaited) {
      expect(condition).toBe('service_healthy');
      expect(
        services[name]?.healthcheck ?? (services[name]?.build && having('HEALTHCHECK')[0]),
      ).toBeTruthy();
    }
  });

  test('takes its variables from the paper that explains them', () => {
    const used = [...new Set([...text.matchAll(/\$\{(\w+):/g)].map(([, name = '']) => name))];
    expect(used.filter((name) => !read('docs/operations.md').includes(`\`${name}\``))).toEqual([]);
  });
});

test('the installed packages leave out the parts of Colyseus that servers do without', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { link?: true }>;
  };
  const stubs = readdirSync(path.join(root, 'packages/left-out')).map(
    (name) => `node_modules/@colyseus/${name}`,
  );
  expect(stubs.map((place) => [place, packages[place]?.link])).toEqual(
    stubs.map((place) => [place, true]),
  );
  const unwanted = ['elliptic', 'express-session', 'grant', 'jsonwebtoken', 'dotenv', '@pm2/io'];
  expect(unwanted.filter((name) => packages[`node_modules/${name}`])).toEqual([]);
});

describe('package scripts', () => {
  test('run files that exist', () => {
    const files = Object.values(manifest.scripts).flatMap(
      (script) => script.match(/(?:scripts|packages|node_modules)\/[\w/.-]+/g) ?? [],
    );
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});
