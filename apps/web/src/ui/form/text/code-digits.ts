export const CODE_LENGTH = 6;

/** Digits only, as many as a code has: what is left of "Your code is 409 812." */
export const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, CODE_LENGTH);
