import type { Random } from '@atoll/test-client/random';

/** Keys with a meaning for every JavaScript object. */
export const INHERITED = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
  'then',
  'toJSON',
];

const NUMBERS = [
  0,
  -0,
  -1,
  1,
  3,
  4,
  255,
  256,
  65_536,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  -(2 ** 53),
  1e308,
  -1e308,
  0.1,
  NaN,
  Infinity,
  -Infinity,
  10n ** 18n,
];
const TEXTS = [
  '',
  ' ',
  'x',
  'x'.repeat(200),
  'x'.repeat(15_000),
  '\u0000',
  'a\r\nb',
  '{"level":60,"msg":"forged"}\n{"level":60}',
  '\u202eabc',
  '\ud800',
  '%s%n%d',
  '${1}',
  '../../etc/passwd',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '👩‍👧'.repeat(50),
  '\u001b[31m',
  ...INHERITED,
];

/** Types for which msgpackr has extensions. */
const EXOTIC: readonly (() => unknown)[] = [
  () => new Date(NaN),
  () => new Date(0),
  () => Buffer.alloc(200),
  () => new Set([1]),
  () => /(a+)+$/,
  () => new Error('sent'),
  () => new Float64Array(9),
  () => -(10n ** 30n),
];

/**
 * A value that no honest client sends; a Map becomes an object with arbitrary keys when it is
 * packed.
 */
export function oddValue(random: Random, depth = 0): unknown {
  if (random.once(100)) return random.pick(EXOTIC)();
  const kind = random.below(depth > 4 ? 4 : 8);
  if (kind === 0) return random.pick(NUMBERS);
  if (kind === 1) return random.pick(TEXTS);
  if (kind === 2) return random.pick([null, undefined, true, false]);
  if (kind === 3) return random.below(1000) - 10;
  if (kind === 4) return Array.from({ length: random.below(6) }, () => oddValue(random, depth + 1));
  if (kind === 5)
    return nested(random.once(20) ? 900 : random.below(12), () => oddValue(random, 9));
  const entry = (): [string, unknown] => [
    random.pick([...TEXTS, 'type', 'card', 'seat']),
    oddValue(random, depth + 1),
  ];
  return new Map(Array.from({ length: 1 + random.below(5) }, entry));
}

/** Changes, adds or removes something in a valid value, at any depth. */
export function disturbed(random: Random, value: unknown): unknown {
  if (Array.isArray(value) && value.length > 0 && !random.once(4)) {
    const index = random.below(value.length);
    return value.with(index, disturbed(random, value[index]));
  }
  if (typeof value !== 'object' || value === null || random.once(6)) return oddValue(random);
  const entries = Object.entries(value);
  const [name, inner] = entries.length > 0 ? random.pick(entries) : ['', undefined];
  switch (random.below(4)) {
    case 0:
      return new Map(entries.filter(([other]) => other !== name));
    case 1:
      return new Map<string, unknown>([...entries, [random.pick(INHERITED), oddValue(random)]]);
    default:
      return new Map<string, unknown>([...entries, [name, disturbed(random, inner)]]);
  }
}

/** The JSON of a value with maps. `__proto__` becomes an ordinary key. */
export function toJson(value: unknown): string {
  if (value instanceof Map)
    return `{${[...value].map(([name, inner]) => `${JSON.stringify(name)}:${toJson(inner)}`).join(',')}}`;
  if (Array.isArray(value)) return `[${value.map(toJson).join(',')}]`;
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'object' && value?.constructor === Object)
    return `{${Object.entries(value)
      .map(([name, inner]) => `${JSON.stringify(name)}:${toJson(inner)}`)
      .join(',')}}`;
  return JSON.stringify(value) ?? 'null';
}

function nested(depth: number, core: () => unknown): unknown {
  let value = core();
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}
