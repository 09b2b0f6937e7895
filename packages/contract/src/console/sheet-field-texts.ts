/** A file that an act reads. */
export const sheetFieldTexts = {
  sending: (name: string): string => `Sending ${name} …`,
  there: (name: string): string => `${name} is there. Nothing has changed yet.`,
  earlier: 'The file chosen before',
  tooLarge: (most: string): string => `Choose a file of at most ${most}.`,
  failed: 'The file could not be sent. Choose it again.',
} as const;
