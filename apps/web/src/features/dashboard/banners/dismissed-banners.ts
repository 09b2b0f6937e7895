import { useState } from 'react';

/** Plain text: it says which notices somebody has seen, nothing about anybody. */
const storedUnder = 'hub.dismissedBanners';
const MOST = 50;

/** What was kept, or nothing when it is no list of names. */
export function readDismissed(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string').slice(-MOST) : [];
  } catch {
    return [];
  }
}

/** Remembered on this device, the newest last; the oldest are forgotten. */
export function useDismissed() {
  const [dismissed, setDismissed] = useState<readonly string[]>(() => {
    try {
      return readDismissed(localStorage.getItem(storedUnder));
    } catch {
      return [];
    }
  });
  const dismiss = (id: string) => {
    const next = [...dismissed, id].slice(-MOST);
    setDismissed(next);
    try {
      localStorage.setItem(storedUnder, JSON.stringify(next));
    } catch {
      // It then stays away as long as the page.
    }
  };
  return { dismissed, dismiss };
}
