/** Messages that only the server says: apart from `texts`, which every page loads. */
export const serverTexts = {
  call: {
    methodNotAllowed: 'This address does not take that kind of request.',
    wrongMediaType: 'This kind of content is not accepted here.',
    noIdempotencyKey: 'This request carries no key that names it. Please reload the page and try again.',
    otherRequest:
      'Something else was already sent under this key. Please check what was saved and try again.',
    tooMuchAtOnce: 'The server is receiving a lot just now. Nothing was saved. Please try again in a moment.',
    tooMuchFromYou:
      'Too much is being sent from your network at once. Nothing was saved. Please try again in a moment.',
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
    yoursAreBusy: 'Your other exports are still being prepared. Please wait until one of them is there.',
    allAreBusy: 'Many exports are being prepared just now. Please try again in a moment.',
    callListsUsed: 'No more call lists today: each one is for a purpose. Please try again tomorrow.',
  },
} as const;
