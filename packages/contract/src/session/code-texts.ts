/** What is said of a one-time code. */
export const codeTexts = {
  wrong: 'That code is not right. Check it and try again.',
  expired: 'That code is no longer valid. Ask for a new one.',
  tooManyTries: 'Too many wrong codes. Ask for a new one.',
  locked: 'Too many wrong codes for this ARN. Please try again later.',
  tooMany: 'Too many requests for this ARN. Please try again later.',
  tooSoon: 'A code was sent just now. Wait a little before you request another.',
} as const;
