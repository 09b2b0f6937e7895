/** A text as a whole number below 2^52: two of a million texts are alike once in millions of files. */
function hashOf(text: string): number {
  let one = 0x811c9dc5;
  let other = 0x01000193;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b);
  }
  return (one >>> 0) * 0x100000 + ((other >>> 0) & 0xfffff);
}

/**
 * What a file has said so far: texts with a text each, by their hashes. A map of a million texts would take a hundred
 * megabytes; this takes thirty.
 */
export class SeenRows {
  #keys = new Float64Array(1 << 12);
  #values = new Float64Array(1 << 12);
  #size = 0;

  /** Notes the text under its key and says what was there before: nothing, the same or another. */
  note(key: string, text: string): 'new' | 'same' | 'other' {
    if (this.#size * 2 > this.#keys.length) this.#grow();
    const hash = hashOf(key) + 1;
    const value = hashOf(text);
    const at = this.#slotOf(hash);
    if (this.#keys[at] === hash) return this.#values[at] === value ? 'same' : 'other';
    this.#keys[at] = hash;
    this.#values[at] = value;
    this.#size += 1;
    return 'new';
  }

  #slotOf(hash: number): number {
    const mask = this.#keys.length - 1;
    let at = hash % this.#keys.length;
    while (this.#keys[at] !== 0 && this.#keys[at] !== hash) at = (at + 1) & mask;
    return at;
  }

  #grow(): void {
    const keys = this.#keys;
    const values = this.#values;
    this.#keys = new Float64Array(keys.length * 2);
    this.#values = new Float64Array(keys.length * 2);
    keys.forEach((hash, index) => {
      if (hash === 0) return;
      const at = this.#slotOf(hash);
      this.#keys[at] = hash;
      this.#values[at] = values[index] ?? 0;
    });
  }
}
