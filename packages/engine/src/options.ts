import { InvalidInput } from './errors.ts';
import type { OptionInfo, OptionInfos, OptionsOf, SeatRange } from './meta.ts';

/**
 * Reads options as a game's meta describes them; a missing option has its default. Throws
 * `InvalidInput` that names the allowed values.
 */
export function readOptions<I extends OptionInfos>(infos: I, raw: unknown): OptionsOf<I> {
  const given = raw ?? {};
  const problems =
    typeof given === 'object' && !Array.isArray(given)
      ? Object.entries(infos).flatMap(([name, info]) =>
          wrong(name, info, (given as Record<string, unknown>)[name]),
        )
      : ['options: must be an object'];
  for (const name of Object.keys(given))
    if (!Object.hasOwn(infos, name)) problems.push(`${name}: there is no such option`);
  if (problems.length > 0)
    throw new InvalidInput(`${problems.join('; ')} (allowed: ${allowed(infos)})`);
  const read: Record<string, unknown> = {};
  for (const name of Object.keys(infos))
    read[name] = (given as Record<string, unknown>)[name] ?? infos[name]?.initial;
  return read as OptionsOf<I>;
}

/**
 * The effective options for a number of seats: an option that the rules fix ignores its chosen
 * value.
 */
export function optionsFor<I extends OptionInfos>(
  infos: I,
  options: OptionsOf<I>,
  seats: number,
): OptionsOf<I> {
  const counted: Record<string, unknown> = {};
  for (const [name, info] of Object.entries(infos)) {
    const fixed =
      info.kind === 'switch' && info.fixed !== undefined && isWithin(seats, info.fixed.seats)
        ? info.fixed
        : undefined;
    counted[name] = fixed ? fixed.value : options[name];
  }
  return counted as OptionsOf<I>;
}

/**
 * The defaults of a game, and each option in turn at every other value: the set that an examination
 * has to play.
 */
export function optionSets(infos: OptionInfos): readonly Readonly<Record<string, unknown>>[] {
  return [
    {},
    ...Object.entries(infos).flatMap(([name, info]) =>
      valuesOf(info)
        .filter((value) => value !== info.initial)
        .map((value) => ({ [name]: value })),
    ),
  ];
}

/** The allowed values of an option. */
export function valuesOf(info: OptionInfo): readonly (number | string | boolean)[] {
  return info.kind === 'choice' ? info.values : [true, false];
}

/** Whether a number of seats lies within a range. */
export function isWithin(seats: number, { min = 1, max = Infinity }: SeatRange): boolean {
  return seats >= min && seats <= max;
}

function wrong(name: string, info: OptionInfo, value: unknown): readonly string[] {
  return value === undefined || valuesOf(info).some((one) => one === value)
    ? []
    : [`${name}: ${JSON.stringify(value)} is not allowed`];
}

function allowed(infos: OptionInfos): string {
  const lines = Object.entries(infos).map(
    ([name, info]) =>
      `"${name}": ${info.kind === 'choice' ? info.values.join(', ') : 'true or false'}`,
  );
  return `{${lines.join(', ')}}`;
}
