import path from 'node:path';
import { ESLint } from 'eslint';
import config from '../../eslint.config.js';

const eslint = new ESLint({
  cwd: path.resolve(import.meta.dirname, '../..'),
  overrideConfigFile: true,
  overrideConfig: config,
});

/**
 * The messages that the rules of the repository give to a file of that text at that path, which
 * need not exist.
 */
export async function lint(filePath: string, text: string): Promise<readonly string[]> {
  const [result] = await eslint.lintText(`${text}\n`, { filePath });
  return (result?.messages ?? []).map((message) => `${message.ruleId}: ${message.message}`);
}
