/** What a distributor reads of whoever covers for their relationship manager. */
export const coverTexts = {
  covers: (name: string, until: string, availability: string): string =>
    `Covers for ${name} until ${until}. ${availability}`,
} as const;
