type Turnstile = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets so many through at once; the rest wait in line. */
export function turnstile(places: number): Turnstile {
  let free = places;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free--;
    else await new Promise<void>((pass) => waiting.push(pass));
    try {
      return await work();
    } finally {
      // The place goes from hand to hand, so nobody new can slip in between.
      const next = waiting.shift();
      if (next === undefined) free++;
      else next();
    }
  };
}
