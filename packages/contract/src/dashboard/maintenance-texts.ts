/** What a dashboard says of maintenance that was planned. */
export const maintenanceTexts = {
  title: 'Planned maintenance',
  text: (from: string, to: string, words: string): string => `${from} to ${to}. ${words}`,
} as const;
