export interface DocumentKind {
  readonly type: 'pdf' | 'jpeg' | 'png';
  readonly contentType: string;
  readonly starts: readonly number[];
  readonly ends: string | null;
}

const kinds: readonly DocumentKind[] = [
  { type: 'pdf', contentType: 'application/pdf', starts: [0x25, 0x50, 0x44, 0x46, 0x2d], ends: '%%EOF' },
  { type: 'jpeg', contentType: 'image/jpeg', starts: [0xff, 0xd8, 0xff], ends: null },
  {
    type: 'png',
    contentType: 'image/png',
    starts: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ends: null,
  },
];

/** What a file is, by its own first bytes: its name and what it calls itself prove nothing. Null for any other kind. */
export function documentKind(body: Uint8Array): DocumentKind | null {
  const found = kinds.find(({ starts }) => starts.every((byte, at) => body[at] === byte)) ?? null;
  if (found?.ends == null) return found;
  return Buffer.from(body.subarray(-1024)).includes(found.ends) ? found : null;
}
