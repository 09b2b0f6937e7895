const SHOWN = 4;

/** Of a masked number only what is left of it: `ending 4638`. */
export const endingText = (masked: string): string => `ending ${masked.slice(-SHOWN)}`;
