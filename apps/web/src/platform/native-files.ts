import { Directory, Filesystem } from '@capacitor/filesystem';
import { Share } from '@capacitor/share';
import type { FileSave, FileShare, PhoneFiles, PlatformKind } from './port.ts';

/** Of three bytes base64 makes four letters: parts of whole threes can be strung together. */
const PART_BYTES = 3 * 256 * 1024;

/** What is only handed on stands here until the next time; the system may empty it before. */
const handedOn = { path: 'shared', directory: Directory.Cache };

interface Place {
  readonly path: string;
  readonly directory: Directory;
}

const base64Of = (part: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(part);
  });

/** In parts, because a message to the phone is text and a large one would be held in memory several times over. */
async function write(file: File, place: Place): Promise<string> {
  const dataOf = (from: number) => base64Of(file.slice(from, from + PART_BYTES));
  try {
    const { uri } = await Filesystem.writeFile({ ...place, data: await dataOf(0), recursive: true });
    for (let from = PART_BYTES; from < file.size; from += PART_BYTES) {
      await Filesystem.appendFile({ ...place, data: await dataOf(from) });
    }
    return uri;
  } catch (error) {
    // Half a file is worse than none.
    await Filesystem.deleteFile(place).catch(() => {});
    throw error;
  }
}

const safeName = (name: string): string => name.replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, '-');

/** `list.xlsx`, `list (2).xlsx`: nothing that was saved before is written over. */
async function freeName(name: string): Promise<string> {
  const dot = name.lastIndexOf('.');
  const end = dot > 0 ? dot : name.length;
  for (let copy = 1; ; copy += 1) {
    const path = copy === 1 ? name : `${name.slice(0, end)} (${copy})${name.slice(end)}`;
    const isTaken = await Filesystem.stat({ path, directory: Directory.Documents }).then(
      () => true,
      () => false,
    );
    if (!isTaken) return path;
  }
}

/** Android names the system's own error; iOS has a sentence of its own. */
const isFull = (message: string): boolean => /ENOSPC|no space left|out of space/i.test(message);

function whyNot(error: unknown): Exclude<FileSave['outcome'], 'saved'> {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (code === 'OS-PLUG-FILE-0007') return 'denied';
  return isFull(message) ? 'full' : 'failed';
}

async function handOn(uri: string): Promise<FileShare> {
  try {
    await Share.share({ files: [uri] });
    return 'shared';
  } catch (error) {
    return /cancell?ed/i.test(String((error as Error).message)) ? 'closed' : 'unable';
  }
}

/** Where the user finds what was saved. */
const folders: Readonly<Record<PlatformKind, string>> = {
  web: '',
  android: 'Documents',
  ios: 'the Files app, in the folder of this app',
};

export const nativeFiles = (kind: PlatformKind): PhoneFiles => ({
  async save(file) {
    try {
      const name = await freeName(safeName(file.name));
      const uri = await write(file, { path: name, directory: Directory.Documents });
      // It is kept already: the sheet is there to open it or to send it on.
      await handOn(uri);
      return { outcome: 'saved', name, folder: folders[kind] };
    } catch (error) {
      return { outcome: whyNot(error) };
    }
  },
  async share(file) {
    await Filesystem.rmdir({ ...handedOn, recursive: true }).catch(() => {}); // there is none the first time
    try {
      const path = `${handedOn.path}/${safeName(file.name)}`;
      return await handOn(await write(file, { ...handedOn, path }));
    } catch (error) {
      return whyNot(error) === 'full' ? 'full' : 'unable';
    }
  },
});
