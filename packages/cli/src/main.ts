import { atoll } from './atoll.ts';

// A reader that has read enough closes the pipe; that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) =>
  process.exit(error.code === 'EPIPE' ? 0 : 1),
);
process.exitCode = await atoll(process.argv.slice(2));
