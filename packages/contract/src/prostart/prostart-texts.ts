export const prostartTexts = {
  unknown: 'There is no such video.',
  tooMany: 'You have started many videos in an hour. Please continue later.',
} as const;
