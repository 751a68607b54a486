import { z } from 'zod';

const seat = z.int().min(0);

/** The commands of `play`, one object a line. */
const playCommand = z.discriminatedUnion('cmd', [
  z.strictObject({ cmd: z.literal('status') }),
  z.strictObject({ cmd: z.literal('legal'), seat }),
  z.strictObject({ cmd: z.literal('act'), seat, action: z.unknown().optional() }),
  z.strictObject({ cmd: z.literal('view'), viewer: z.union([seat, z.literal('spectator')]) }),
  z.strictObject({ cmd: z.literal('score') }),
  z.strictObject({ cmd: z.literal('undo'), seat, from: z.int().min(1).optional() }),
  z.strictObject({ cmd: z.literal('log') }),
]);

export type PlayCommand = z.infer<typeof playCommand>;

export const COMMAND_NAMES = playCommand.options.map((option) => option.shape.cmd.value);

/** A line that is not a command. The message names the fault. */
export class BadLine extends Error {
  override readonly name = 'BadLine';
}

/** Reads a line. Throws `BadLine`. */
export function readCommand(line: string, seats: number): PlayCommand {
  let raw: unknown;
  try {
    raw = JSON.parse(line);
  } catch {
    throw new BadLine('not a line of JSON');
  }
  const parsed = playCommand.safeParse(raw);
  if (!parsed.success) {
    const name = (raw as { cmd?: unknown } | null)?.cmd;
    if (!COMMAND_NAMES.some((known) => known === name))
      throw new BadLine(`"cmd" must be one of ${COMMAND_NAMES.join(', ')}`);
    throw new BadLine(
      parsed.error.issues
        .map((issue) => `${issue.path.join('.') || name}: ${issue.message}`)
        .join('; '),
    );
  }
  const command = parsed.data;
  if (command.cmd === 'act' && !Object.hasOwn(raw as object, 'action'))
    throw new BadLine('action: missing');
  const named =
    'seat' in command
      ? command.seat
      : 'viewer' in command && command.viewer !== 'spectator'
        ? command.viewer
        : 0;
  if (named >= seats)
    throw new BadLine(`there is no seat ${named}; the seats are 0 to ${seats - 1}`);
  return command;
}
