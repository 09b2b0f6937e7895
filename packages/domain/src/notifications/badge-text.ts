const MOST = 99;

/** Spec §9: above 99 it says 99+. Nothing unread shows no badge, so the text is empty. */
export function badgeText(count: number): string {
  if (!(count >= 1)) return '';
  return count > MOST ? `${MOST}+` : String(Math.floor(count));
}
