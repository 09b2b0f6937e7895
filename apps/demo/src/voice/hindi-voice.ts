import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readWav, type Speech } from './wav.ts';

const run = promisify(execFile);
const program = join(import.meta.dirname, 'hindi-program.ts');

export async function speakHindi(text: string): Promise<Speech> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-voice-'));
  try {
    const file = join(folder, 'said.wav');
    await run(process.execPath, [program, text, file], { env: {} });
    return readWav(await readFile(file));
  } finally {
    await rm(folder, { recursive: true });
  }
}
