/** One act of the user: however often it is sent, the server does it once. */
export interface Attempt {
  readonly key: string;
  /** What was sent under the key, as a text. */
  readonly body: string;
}

const fileIds = new WeakMap<Blob, string>();

function fileId(file: Blob): string {
  const id = fileIds.get(file) ?? crypto.randomUUID();
  fileIds.set(file, id);
  return id;
}

function bodyText(sent: unknown): string {
  const written = (_: string, value: unknown) => {
    if (value instanceof Blob) return { file: fileId(value) };
    return typeof value === 'bigint' ? `${value}n` : value;
  };
  return JSON.stringify(sent, written) ?? '';
}

/** The same body again is the same act; a changed one is another. */
export function attemptFor(before: Attempt | null, sent: unknown): Attempt {
  const body = bodyText(sent);
  return before?.body === body ? before : { key: crypto.randomUUID(), body };
}
