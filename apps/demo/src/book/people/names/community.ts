/** People who bear the same kind of names: invented combinations of names that are common there. */
export interface Community {
  readonly id: string;
  readonly men: readonly string[];
  readonly women: readonly string[];
  readonly surnames: readonly string[];
  /** Where they live, with weights; a few live anywhere. */
  readonly states: readonly (readonly [state: string, weight: number])[];
  /** How large a part of the country's investors they are. */
  readonly weight: number;
}

interface Reported {
  readonly men: string;
  readonly women: string;
  readonly surnames: string;
  readonly states: Readonly<Record<string, number>>;
  readonly weight: number;
}

export function community(id: string, { men, women, surnames, states, weight }: Reported): Community {
  return {
    id,
    men: men.split(' '),
    women: women.split(' '),
    surnames: surnames.split(', '),
    states: Object.entries(states),
    weight,
  };
}
