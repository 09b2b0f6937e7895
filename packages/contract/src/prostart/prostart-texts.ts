export const prostartTexts = {
  unknown: 'There is no such video.',
  tooMany: 'You started many videos within an hour. Please go on later.',
} as const;
