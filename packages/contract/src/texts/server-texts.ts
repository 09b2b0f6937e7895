/** Messages that only the server says: apart from `texts`, which every page loads. */
export const serverTexts = {
  call: {
    methodNotAllowed: 'This address does not accept that kind of request.',
    wrongMediaType: 'This kind of content is not accepted here.',
    noIdempotencyKey: 'This request has no key. Please reload the page and try again.',
    otherRequest:
      'A different request was already sent with this key. Please check what was saved and try again.',
    tooMuchAtOnce: 'The server is busy. Nothing was saved. Please try again in a moment.',
    tooMuchFromYou: 'Too many requests from your network. Nothing was saved. Please try again in a moment.',
    diskFull: 'The server is out of disk space. Nothing was saved. Please contact support.',
  },
  session: {
    credentialsWrong: 'The service credentials are not right.',
    notYourArn: 'This belongs to another ARN.',
    notThisSession: 'To log out of this device, use Logout.',
  },
  appLinks: {
    noAndroid: 'There is no Android app of this brand.',
    noIos: 'There is no iPhone app of this brand.',
  },
  payments: {
    forged: 'This callback is not signed by the bank.',
    noGateway: 'The payment page could not be opened. Nothing was paid. Please try again in a moment.',
  },
  /** A paper, proof or attachment that is not taken. */
  paper: {
    tooManyPixels: 'This picture has too many pixels. Choose one of at most 50 megapixels.',
    locked: 'This PDF is locked with a password. Save it without one and choose it again.',
    unreadable: 'This file is damaged and cannot be opened. Save or scan it again.',
  },
  exports: {
    yoursAreBusy: 'Your other exports are still being prepared. Please wait until one is ready.',
    allAreBusy: 'Many exports are being prepared just now. Please try again in a moment.',
    callListsUsed: 'You have made the most call lists for today. Please try again tomorrow.',
  },
} as const;
