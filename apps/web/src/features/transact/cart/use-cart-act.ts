import { useState } from 'react';

export const problemText = (cause: unknown): string =>
  cause instanceof Error ? cause.message : String(cause);

/** One act at a time, and what goes wrong is said at the top of the cart. */
export function useCartAct(onProblem: (text: string | null) => void) {
  const [isBusy, setBusy] = useState(false);
  const run = async (act: () => Promise<unknown>) => {
    if (isBusy) return;
    setBusy(true);
    onProblem(null);
    try {
      await act();
    } catch (error) {
      onProblem(problemText(error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}
