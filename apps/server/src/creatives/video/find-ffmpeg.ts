import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** Says what to do about it. */
export class NoFfmpegError extends Error {
  override name = 'NoFfmpegError';
}

type Surroundings = Readonly<Record<string, string | undefined>>;

/** Looked for each time, which is nothing beside a video: it may be installed while the server runs. */
export const findFfmpeg = (): Promise<string> => look(process.env);

/** The one of HUB_FFMPEG, else the first on PATH; in the demo, where neither is, the one of an npm package. */
export async function look({ HUB_FFMPEG, PATH = '', HUB_MODE }: Surroundings): Promise<string> {
  if (HUB_FFMPEG) {
    if (await canRun(HUB_FFMPEG)) return HUB_FFMPEG;
    throw new NoFfmpegError('HUB_FFMPEG names a file that cannot be run: set it to the path of ffmpeg.');
  }
  const name = process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg';
  for (const folder of PATH.split(delimiter)) {
    // An empty entry of PATH is the folder one stands in: nothing is run from there.
    if (folder !== '' && (await canRun(join(folder, name)))) return join(folder, name);
  }
  const carried = HUB_MODE === 'production' ? null : await findCarried();
  if (carried !== null) return carried;
  throw new NoFfmpegError(
    'Videos need ffmpeg, which this machine does not have. Install it with the package manager of the system (apt install ffmpeg, brew install ffmpeg, winget install ffmpeg), or set HUB_FFMPEG to its path.',
  );
}

/**
 * npm has no current ffmpeg that comes from its registry alone. The one there is dates from 2019 and reads nothing but
 * the films that demo and tests draw themselves: it is a development dependency, and production never runs it.
 */
async function findCarried(): Promise<string | null> {
  try {
    const { default: carried } = await import('@ffmpeg-installer/ffmpeg');
    return (await canRun(carried.path)) ? carried.path : null;
  } catch {
    return null;
  }
}

const canRun = (file: string): Promise<boolean> =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
