const CHUNK_CHARACTERS = 32_768;

/** Small pieces of text as larger pieces of UTF-8: one write for some hundred rows. */
export async function* inChunks(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let held = '';
  for await (const piece of pieces) {
    held += piece;
    if (held.length < CHUNK_CHARACTERS) continue;
    yield encoder.encode(held);
    held = '';
  }
  if (held !== '') yield encoder.encode(held);
}
