/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4). */
const rounds = new Int32Array(64);
/** The same of the square roots of the first eight. */
const initial = new Int32Array(8);

function fraction(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
}

for (let candidate = 2, found = 0; found < 64; candidate += 1) {
  let isPrime = true;
  for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) {
    if (candidate % divisor === 0) isPrime = false;
  }
  if (!isPrime) continue;
  if (found < 8) initial[found] = fraction(Math.sqrt(candidate));
  rounds[found] = fraction(Math.cbrt(candidate));
  found += 1;
}

const schedule = new Int32Array(64);
const at = (words: Int32Array, index: number): number => words[index] as number;
const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function mix(state: Int32Array, block: DataView, offset: number): void {
  for (let i = 0; i < 16; i += 1) schedule[i] = block.getInt32(offset + 4 * i);
  for (let i = 16; i < 64; i += 1) {
    const early = at(schedule, i - 15);
    const late = at(schedule, i - 2);
    const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    schedule[i] = (at(schedule, i - 16) + low + at(schedule, i - 7) + high) | 0;
  }
  // One by one: this runs hundreds of thousands of times, and a list made each time would be most of its cost.
  let a = at(state, 0);
  let b = at(state, 1);
  let c = at(state, 2);
  let d = at(state, 3);
  let e = at(state, 4);
  let f = at(state, 5);
  let g = at(state, 6);
  let h = at(state, 7);
  for (let i = 0; i < 64; i += 1) {
    const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + high + ((e & f) ^ (~e & g)) + at(rounds, i) + at(schedule, i)) | 0;
    const low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  state[0] = at(state, 0) + a;
  state[1] = at(state, 1) + b;
  state[2] = at(state, 2) + c;
  state[3] = at(state, 3) + d;
  state[4] = at(state, 4) + e;
  state[5] = at(state, 5) + f;
  state[6] = at(state, 6) + g;
  state[7] = at(state, 7) + h;
}

/**
 * SHA-256 of a text in plain letters, as eight words. The browser's own is asynchronous, and a hundred thousand
 * promises cost more than what they wait for.
 */
export function sha256(text: string): Int32Array {
  const length = text.length;
  const bytes = new Uint8Array((((length + 8) >> 6) + 1) << 6);
  for (let i = 0; i < length; i += 1) bytes[i] = text.charCodeAt(i);
  bytes[length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setInt32(bytes.length - 4, length * 8);
  const state = initial.slice();
  for (let offset = 0; offset < bytes.length; offset += 64) mix(state, view, offset);
  return state;
}
