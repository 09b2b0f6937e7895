import { resolve } from 'node:path';
import type { MandatesConfig } from './config.ts';
import type { Env } from './env-schema.ts';

const needed = ['NACH_USER_NUMBER', 'NACH_SPONSOR_IFSC', 'NACH_SPONSOR_ACCOUNT'] as const;

/** A folder for files without who sends them. */
export const nachProblems = (env: Env): string[] =>
  env.HUB_NACH_DIR === undefined
    ? []
    : needed
        .filter((name) => env[name] === undefined)
        .map((name) => `${name} must be set when HUB_NACH_DIR is: every file names it`);

export const mandatesOf = (env: Env, cwd: string): MandatesConfig =>
  env.HUB_NACH_DIR === undefined
    ? { kind: 'embedded' }
    : {
        kind: 'nach',
        dir: resolve(cwd, env.HUB_NACH_DIR),
        userNumber: env.NACH_USER_NUMBER ?? '',
        sponsorIfsc: env.NACH_SPONSOR_IFSC ?? '',
        sponsorAccount: env.NACH_SPONSOR_ACCOUNT ?? '',
        positions: env.NACH_LAYOUT,
      };
