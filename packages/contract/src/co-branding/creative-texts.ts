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
  recalled: 'This piece was recalled. It may not be used any more.',
  recalledPublic: 'This piece was recalled by the asset manager.',
  expired: 'This piece is past its last day. Choose a newer one.',
  upcoming: 'This piece may not be used yet.',
  notMade: 'There is no such piece among yours.',
  wrongLanguage: 'This piece is not there in that language.',
  wrongName: 'Use the name that your ARN is registered under, or one of your profile.',
  adviserName: 'A distributor may not be called an adviser. Leave the word out.',
  claimingName: 'A name may not speak of returns, safety or rank. Change it in your profile, or use another.',
  tooMany: 'Many pieces of yours are still being made. Wait until some of them are ready.',
  failures: {
    newer: 'A newer version of this piece has come meanwhile. Generate it again.',
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
