import { type FileKind, fileKindOf, SIGNATURE_BYTES } from './file-kind.ts';

export interface FileRules {
  readonly kinds: readonly FileKind[];
  readonly mostBytes: number;
  /** How many files at most; one unless given. */
  readonly most?: number | undefined;
}

const names: Readonly<Record<FileKind, string>> = {
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  heic: 'HEIC',
  pdf: 'PDF',
};
const types: Readonly<Record<FileKind, readonly string[]>> = {
  jpeg: ['image/jpeg'],
  png: ['image/png'],
  webp: ['image/webp'],
  heic: ['image/heic', 'image/heif'],
  pdf: ['application/pdf'],
};
const KB = 1024;

/** `340 KB`, `1.2 MB`: a size is a measure, not money, so it may be rounded. */
export function sizeText(bytes: number): string {
  if (bytes < KB * KB) return `${Math.max(1, Math.round(bytes / KB))} KB`;
  return `${Math.round((bytes * 10) / (KB * KB)) / 10} MB`;
}

const either = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** Said before anything is chosen: `JPEG, PNG or PDF, at most 5 MB`. */
export function fileRulesText({ kinds, mostBytes, most = 1 }: FileRules): string {
  const each = most > 1 ? ` each, ${most} files at most` : '';
  return `${either(kinds.map((kind) => names[kind]))}, at most ${sizeText(mostBytes)}${each}`;
}

/** For the dialog that chooses files. */
export const acceptedTypes = (kinds: readonly FileKind[]): string[] => kinds.flatMap((kind) => types[kind]);

/** Why a file cannot be used; null when it can. */
export async function fileProblem(file: File, rules: FileRules): Promise<string | null> {
  if (file.size === 0) return `${file.name} is empty`;
  if (file.size > rules.mostBytes) {
    return `${file.name} has ${sizeText(file.size)}: choose a file of at most ${sizeText(rules.mostBytes)}`;
  }
  const kind = fileKindOf(new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer()));
  if (kind !== null && rules.kinds.includes(kind)) return null;
  const found = kind === null ? '' : `, it is ${names[kind]}`;
  return `${file.name} is not ${either(rules.kinds.map((one) => names[one]))}${found}`;
}
