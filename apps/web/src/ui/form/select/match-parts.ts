interface MatchPart {
  /** Where it begins in the name. */
  readonly at: number;
  readonly text: string;
  readonly isMatch: boolean;
}

/** A name cut where the typed words stand in it, in any case and order. */
export function matchParts(name: string, typed: string): MatchPart[] {
  const lower = name.toLowerCase();
  const matched = new Set<number>();
  // A letter that is longer in small would move all that follow.
  const words = lower.length === name.length ? typed.toLowerCase().split(/\s+/).filter(Boolean) : [];
  for (const word of words) {
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + word.length)) {
      for (let place = at; place < at + word.length; place += 1) matched.add(place);
    }
  }
  const parts: MatchPart[] = [];
  for (let at = 0; at < name.length; at += 1) {
    const isMatch = matched.has(at);
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) parts[parts.length - 1] = { ...last, text: last.text + name.charAt(at) };
    else parts.push({ at, text: name.charAt(at), isMatch });
  }
  return parts;
}
