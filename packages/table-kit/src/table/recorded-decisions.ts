import type { Decision } from './session/local-session.ts';

/**
 * Decisions in their text form, a line for each run of one seat's decisions: its number and its
 * actions, such as "2 roll; give resource=wood; end". Values that are whole numbers are numbers.
 */
export const decisionsIn = (lines: readonly string[]): readonly Decision[] =>
  lines.flatMap((line) => {
    const [seat = '', rest = ''] = [line.slice(0, 1), line.slice(2)];
    return rest.split('; ').map((deed) => ({ seat: Number(seat), action: actionIn(deed) }));
  });

function actionIn(deed: string): unknown {
  const [type, ...fields] = deed.split(' ');
  const valueIn = (written: string): string | number =>
    /^-?\d+$/.test(written) ? Number(written) : written;
  const pairs = fields.map((field) => field.split('='));
  return { type, ...Object.fromEntries(pairs.map(([key, value]) => [key, valueIn(value)])) };
}
