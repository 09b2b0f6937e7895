import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

let found: Promise<string> | undefined;

/** Where ffmpeg is: the system's where PATH has one, else the one that the npm package carries. */
export function findFfmpeg(): Promise<string> {
  found ??= look(process.env['PATH'] ?? '');
  return found;
}

export async function look(path: string): Promise<string> {
  const name = process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg';
  for (const folder of path.split(delimiter)) {
    // An empty entry of PATH is the folder one stands in: nothing is run from there.
    if (folder !== '' && (await canRun(join(folder, name)))) return join(folder, name);
  }
  const { default: carried } = await import('@ffmpeg-installer/ffmpeg');
  return carried.path;
}

const canRun = (file: string): Promise<boolean> =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
