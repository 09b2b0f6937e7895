export type UpdateKind = 'major' | 'minor' | 'none';

interface Version {
  readonly major: number;
  readonly firstDigit: number;
  readonly secondDigit: number;
}

/**
 * Spec §5: major parts first, then the first digit of the minor part (both major updates), then its second
 * digit (a minor update). Lower or unreadable latest versions are no update (decision S5-28).
 */
export function updateKind(installed: string, latest: string): UpdateKind {
  const from = readVersion(installed);
  const to = readVersion(latest);
  if (from === null || to === null) return 'none';
  if (to.major !== from.major) return to.major > from.major ? 'major' : 'none';
  if (to.firstDigit !== from.firstDigit) return to.firstDigit > from.firstDigit ? 'major' : 'none';
  return to.secondDigit > from.secondDigit ? 'minor' : 'none';
}

/** Only the first two parts count; a one-digit minor part gets a trailing 0, a missing one is 00. */
function readVersion(text: string): Version | null {
  const [whole, major, minor = ''] = /^(\d{1,9})(?:\.(\d*)(?:\..*)?)?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const digits = minor.padEnd(2, '0');
  return {
    major: Number(major),
    firstDigit: Number(digits.charAt(0)),
    secondDigit: Number(digits.charAt(1)),
  };
}
