/** Spreads every bit of a word over all the others. */
function stir(word: number): number {
  let mixed = word | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return mixed ^ (mixed >>> 16);
}

/** One word out of several, each of which counts, as does their order. */
export function foldWords(...words: readonly number[]): number {
  let folded = 0x6a09e667;
  for (const word of words) folded = stir((folded ^ word) + 0x3c6ef372);
  return folded;
}

export function wordOfText(text: string): number {
  let word = text.length;
  for (let index = 0; index < text.length; index += 1) word = stir(word ^ text.charCodeAt(index));
  return word;
}

/** 0 up to but not including 1, the same for the same words: chance without a history. */
export function chanceAt(one: number, other: number): number {
  return (stir(stir(one ^ 0x9e3779b9) + other) >>> 0) / 0x1_0000_0000;
}

/** About normal with mean 0 and deviation 1, from sums: no function whose last bit differs between machines. */
export function normalAt(one: number, other: number): number {
  let sum = 0;
  for (let part = 0; part < 4; part += 1) sum += chanceAt(one + part * 0x51ed27, other);
  return (sum - 2) * 1.7320508075688772;
}

/**
 * A stream of chance that follows from its words alone. Each household has its own, so that one more draw for
 * one leaves all others as they are.
 */
export class Random {
  private state: number;

  constructor(...words: readonly number[]) {
    this.state = foldWords(...words);
  }

  next(): number {
    this.state = (this.state + 0x9e3779b9) | 0;
    return (stir(this.state) >>> 0) / 0x1_0000_0000;
  }

  /** A whole number, 0 to `count - 1`. */
  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  /** A whole number, both ends included. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  chance(of: number): boolean {
    return this.next() < of;
  }

  pick<T>(list: readonly T[]): T {
    const picked = list[this.below(list.length)];
    if (picked === undefined) throw new RangeError('Nothing to pick from');
    return picked;
  }

  /** Each choice as often as its weight says. */
  weighted<T>(choices: readonly (readonly [choice: T, weight: number])[]): T {
    let left = this.next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [choice, weight] of choices) {
      left -= weight;
      if (left < 0) return choice;
    }
    const last = choices.at(-1);
    if (last === undefined) throw new RangeError('Nothing to choose from');
    return last[0];
  }

  shuffled<T>(list: readonly T[]): T[] {
    const cards = list.slice();
    for (let index = cards.length - 1; index > 0; index -= 1) {
      const other = this.below(index + 1);
      [cards[index], cards[other]] = [cards[other] as T, cards[index] as T];
    }
    return cards;
  }
}
