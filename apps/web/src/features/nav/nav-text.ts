/** `Aranya Gilt Fund - Regular - Growth`: the fund, and which plan and option of it. */
export function namesOf(name: string): { readonly fund: string; readonly variant: string | null } {
  const [, fund, variant] = /^(.+?)\s+-\s+((?:Regular|Direct)\b.*)$/i.exec(name) ?? [];
  return { fund: fund ?? name, variant: variant ?? null };
}

export const schemesText = (count: number): string => (count === 1 ? '1 scheme' : `${count} schemes`);
