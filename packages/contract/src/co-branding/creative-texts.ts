/** What of a distributor a piece can have a place for (Handbook §8: nothing else may be co-branded). */
export const creativeFields = [
  'name',
  'logo',
  'picture',
  'arn',
  'tagline',
  'phone',
  'email',
  'city',
] as const;

/** Stands under the name of every distributor, in these words (Handbook §8). */
export const DISTRIBUTOR_TAGLINE = 'AMFI-registered Mutual Fund Distributor';

export const creativeTexts = {
  unknown: 'There is no such piece in the library.',
  recalled: 'This piece was recalled. It can no longer be used.',
  recalledPublic: 'This piece was recalled by the asset manager.',
  expired: 'This piece has expired. Choose a newer one.',
  upcoming: 'This piece cannot be used yet.',
  notMade: 'You have no such piece.',
  wrongLanguage: 'This piece is not available in that language.',
  wrongName: 'Use the name that your ARN is registered under, or one of your profile.',
  adviserName: 'A distributor cannot be called an adviser. Remove the word.',
  claimingName: 'A name cannot mention returns, safety or rank. Change it in your profile, or use another.',
  tooMany: 'Many of your pieces are still being made. Wait until some are ready.',
  failures: {
    newer: 'There is now a newer version of this piece. Generate it again.',
    missing: 'Your logo or picture was changed meanwhile. Generate the piece again.',
    noVideos: 'Videos cannot be made on this server at present. Ask the asset manager, or choose a picture.',
    unmade: 'This piece could not be made. Generate it again.',
  },
  logo: {
    wrongType: 'Choose a PNG or JPEG picture. This file is something else.',
    tooLarge: 'A logo can have at most 2 MB. Choose a smaller one.',
    tooManyPixels: 'A logo can have at most 4,000 by 4,000 pixels. Choose a smaller one.',
    tooSmall: 'A logo must have at least 100 pixels in width or height. Choose a larger one.',
  },
} as const;
