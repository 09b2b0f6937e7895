import { useRef, useState } from 'react';

/** One thing at a time: a second click comes before the button is drawn as busy. */
export function useWork<Kind extends string>() {
  const [work, setWork] = useState<Kind | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const isBusy = useRef(false);
  return {
    work,
    /** Why it could not be done, in words for the investor. */
    trouble,
    setTrouble,
    async alone(kind: Kind, act: () => Promise<void>): Promise<void> {
      if (isBusy.current) return;
      isBusy.current = true;
      setWork(kind);
      setTrouble(null);
      await act();
      isBusy.current = false;
      setWork(null);
    },
  };
}
