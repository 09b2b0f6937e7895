import { hash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Files } from '../ports/files/files.ts';

const form = /^sheets\/[0-9a-f]{64}\/[\w.-]{1,120}$/;

/**
 * Keeps a sheet for an act. Its name has the digest of its bytes, so what is approved a day later is what was looked at;
 * the same sheet again is the same file.
 */
export async function keepSheet(files: Files, name: string, bytes: Uint8Array): Promise<string> {
  const safe = name.replace(/[^\w.-]+/g, '-').slice(-120);
  const file = `sheets/${hash('sha256', bytes)}/${/^\.*$/.test(safe) ? 'sheet' : safe.replace(/^\.+/, '')}`;
  await files.put(file, bytes, 'application/octet-stream');
  return file;
}

/** Null for what nobody kept. */
export async function readKeptSheet(files: Files, file: string): Promise<Uint8Array | null> {
  if (!form.test(file)) return null;
  const stored = await files.get(file);
  return stored === null ? null : new Uint8Array(await buffer(stored.body));
}

/** The name it was given, for people. */
export const sheetName = (file: string): string => file.slice(file.lastIndexOf('/') + 1);
