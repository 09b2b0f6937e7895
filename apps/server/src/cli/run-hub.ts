import { createInterface } from 'node:readline/promises';
import type { Command } from 'commander';
import { ConfigError } from '../config/read-config.ts';
import { DataDirInUseError } from '../db/embedded/data-dir-lock.ts';
import { MigrationError } from '../db/migrate.ts';
import { OperatorError } from './commands/operator-error.ts';
import type { Terminal } from './program.ts';

async function askAtTerminal(question: string): Promise<string> {
  using lines = createInterface({ input: process.stdin, output: process.stderr });
  return (await lines.question(`${question}: `)).trim();
}

const plain = [ConfigError, DataDirInUseError, MigrationError, OperatorError];

export async function runHub(program: (terminal: Terminal) => Command): Promise<void> {
  try {
    const asks = process.stdin.isTTY ? { ask: askAtTerminal } : {};
    await program({ env: process.env, say: (text) => console.log(text), ...asks }).parseAsync();
  } catch (error) {
    // What an operator can put right is said in words; anything else is ours to find, with its stack.
    console.error(plain.some((kind) => error instanceof kind) ? (error as Error).message : error);
    process.exitCode = 1;
  }
}
