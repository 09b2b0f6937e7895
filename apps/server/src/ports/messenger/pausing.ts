/** After a gateway has kept one message waiting in vain, so long the others do not wait for it as well. */
const pauseMs = 5000;

class PausedError extends Error {
  override name = 'PausedError';
}

/** Nodemailer's, and what `fetch` throws when its time is over. */
const isTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'TimeoutError' || (error as { code?: unknown }).code === 'ETIMEDOUT');

/**
 * A send that fails at once for a short while after one has timed out: its queue tries again soon, and meanwhile its
 * lanes are not all held by a gateway that says nothing. Then one message finds out whether it answers again.
 */
export function pausing<Args extends readonly unknown[]>(
  send: (...args: Args) => Promise<void>,
  now: () => number = Date.now,
): (...args: Args) => Promise<void> {
  let until: number | null = null;
  return async (...args) => {
    if (until !== null) {
      if (now() < until) throw new PausedError('The gateway did not answer a moment ago');
      until = now() + pauseMs;
    }
    try {
      await send(...args);
      until = null;
    } catch (error) {
      until = isTimeout(error) ? now() + pauseMs : null;
      throw error;
    }
  };
}
