import { sha256 } from './sha-256.ts';

/** What a challenge asks for: so many numbers, each of which gives a hash that begins with so many zero bits. */
export interface Work {
  /** Made for one challenge and no other; plain letters. */
  readonly seed: string;
  /** Many small tasks take about as long each time; one large one might take a tenth or five times of it. */
  readonly parts: number;
  readonly bits: number;
}

const isPart = ({ seed, bits }: Work, part: number, answer: number): boolean =>
  Math.clz32(sha256(`${seed}.${part}.${answer}`)[0] as number) >= bits;

/** One answer for each part, in their order. */
export const isSolved = (work: Work, answers: readonly number[]): boolean =>
  answers.length === work.parts &&
  answers.every((answer, part) => Number.isSafeInteger(answer) && answer >= 0 && isPart(work, part, answer));

/** Takes about `parts` times two to the `bits` hashes; tells after each part how many are done. */
export function solve(work: Work, onPart: (done: number) => void = () => {}): number[] {
  const answers: number[] = [];
  for (let part = 0; part < work.parts; part += 1) {
    let answer = 0;
    while (!isPart(work, part, answer)) answer += 1;
    answers.push(answer);
    onPart(part + 1);
  }
  return answers;
}
