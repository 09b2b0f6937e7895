interface SchemeName {
  readonly fund: string;
  /** Plan and option; null where the name says neither, as an ETF's. */
  readonly variant: string | null;
}

/** `Aranya Gilt Fund - Regular - Growth`: the fund, and which plan and option of it. */
export function splitSchemeName(name: string): SchemeName {
  const at = name.search(/\s-\s+(?:Regular|Direct)\b/i);
  if (at < 1) return { fund: name, variant: null };
  return { fund: name.slice(0, at).trimEnd(), variant: name.slice(at + 2).trimStart() };
}
