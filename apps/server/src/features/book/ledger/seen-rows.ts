/** Two numbers of 32 bits that stand for what was mixed in so far. */
export class RowHash {
  one = 0;
  other = 0;

  set(from: RowHash): this {
    this.one = from.one;
    this.other = from.other;
    return this;
  }

  start(): this {
    this.one = 0x811c9dc5;
    this.other = 0x01000193;
    return this;
  }

  add(code: number): this {
    this.one = Math.imul(this.one ^ code, 0x01000193);
    this.other = Math.imul(this.other ^ code, 0x85ebca6b) ^ (this.other >>> 15);
    return this;
  }

  addText(text: string): this {
    for (let index = 0; index < text.length; index += 1) this.add(text.charCodeAt(index));
    return this.add(9);
  }

  /** A whole number that may be larger than 32 bits. */
  addNumber(value: number): this {
    return this.add(value | 0).add(Math.trunc(value / 0x1_0000_0000) | 0);
  }

  /** Below 2^52 and never nil: two of a million rows are alike once in thousands of files. */
  long(): number {
    return (this.one >>> 0) * 0x10_0000 + ((this.other >>> 0) & 0xf_ffff) + 1;
  }

  /** Enough to tell two texts apart. */
  short(): number {
    return (this.one ^ this.other) >>> 0;
  }
}

/**
 * What a file has said so far, by hashes: a long one as the key, a short one as the value. A map of a million texts would
 * take a hundred megabytes; this takes a quarter of it.
 */
export class SeenRows {
  #keys = new Float64Array(1 << 12);
  #values = new Uint32Array(1 << 12);
  #size = 0;

  /** Notes the value under its key and says what was there before: nothing, the same or another. */
  note(key: number, value: number): 'new' | 'same' | 'other' {
    if (this.#size * 4 > this.#keys.length * 3) this.#grow();
    const at = this.#slotOf(key);
    if (this.#keys[at] === key) return this.#values[at] === value ? 'same' : 'other';
    this.#keys[at] = key;
    this.#values[at] = value;
    this.#size += 1;
    return 'new';
  }

  #slotOf(key: number): number {
    const mask = this.#keys.length - 1;
    let at = (key / 0x10_0000) & mask;
    while (this.#keys[at] !== 0 && this.#keys[at] !== key) at = (at + 1) & mask;
    return at;
  }

  #grow(): void {
    const keys = this.#keys;
    const values = this.#values;
    this.#keys = new Float64Array(keys.length * 2);
    this.#values = new Uint32Array(keys.length * 2);
    for (let index = 0; index < keys.length; index += 1) {
      const key = keys[index] ?? 0;
      if (key === 0) continue;
      const at = this.#slotOf(key);
      this.#keys[at] = key;
      this.#values[at] = values[index] ?? 0;
    }
  }
}
