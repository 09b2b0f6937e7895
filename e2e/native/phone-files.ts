/** A file of the phone as a test reads it. */
export interface PhoneFile {
  readonly bytes: Buffer;
  /** How many messages it came in. */
  readonly parts: number;
}

type Data = Readonly<Record<string, unknown>>;
type Handler = (options: Data) => Data | undefined;

/** What a plugin rejects a call with. */
export class DeviceError extends Error {
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

const keyOf = ({ directory, path }: Data): string => `${directory}/${path}`;
const uriOf = (options: Data): string => `file:///phone/${keyOf(options)}`;

/** The phone's disk behind Capacitor's Filesystem plugin, with as much room as a test leaves it. */
export function phoneDisk(files: Map<string, PhoneFile>, roomLeft: () => number): Record<string, Handler> {
  const held = () => [...files.values()].reduce((sum, { bytes }) => sum + bytes.length, 0);
  const put = (options: Data, before: PhoneFile | undefined) => {
    const more = Buffer.from(String(options.data), 'base64');
    if (held() + more.length > roomLeft()) {
      throw new DeviceError(
        "'writeFile' failed with: write failed: ENOSPC (No space left on device)",
        'OS-PLUG-FILE-0013',
      );
    }
    const bytes = Buffer.concat([before?.bytes ?? Buffer.alloc(0), more]);
    files.set(keyOf(options), { bytes, parts: (before?.parts ?? 0) + 1 });
    return { uri: uriOf(options) };
  };
  const found = (options: Data): PhoneFile => {
    const file = files.get(keyOf(options));
    if (!file) throw new DeviceError(`File at '${options.path}' does not exist.`, 'OS-PLUG-FILE-0008');
    return file;
  };
  return {
    'Filesystem.writeFile': (options) => put(options, undefined),
    'Filesystem.appendFile': (options) => put(options, found(options)),
    'Filesystem.stat': (options) => ({
      type: 'file',
      size: found(options).bytes.length,
      uri: uriOf(options),
    }),
    'Filesystem.deleteFile': (options) => {
      found(options);
      files.delete(keyOf(options));
      return undefined;
    },
    'Filesystem.rmdir': (options) => {
      for (const key of files.keys()) if (key.startsWith(`${keyOf(options)}/`)) files.delete(key);
      return undefined;
    },
  };
}
