/**
 * Every message a user can read, once. Those of Spec §2, §4 and §8 stand letter for letter,
 * their typos included; the rest is ours.
 */
type NativePlatform = 'android' | 'ios';
const osName = { android: 'Android', ios: 'iOS' } as const satisfies Record<NativePlatform, string>;

interface Update {
  readonly platform: NativePlatform;
  readonly kind: 'major' | 'minor';
  readonly installed: string;
  readonly latest: string;
}

/** Spec §8 quotes only Android's major sentence; the three others follow it (S8-25). */
const updateMessage = ({ platform, kind, installed, latest }: Update): string => {
  const found = `${osName[platform]} ${kind} update is available, current version is ${installed} and latest version is ${latest}`;
  return kind === 'major'
    ? `${found} Update your app to continue.`
    : `${found} Do you want to update your application ?`;
};

export const texts = {
  header: {
    welcomeBack: (name: string) => `Welcome back ${name}`,
    getEmpanelled: 'GET EMPANELLED',
    loginOrRegister: 'LOGIN/REGISTER',
  },
  footer: {
    disclaimer:
      'Mutual Fund investments are subject to market risks, read all scheme related documents carefully.',
  },
  offline: {
    title: 'No internet!',
    text: 'Please check your network connection and try again',
    navigating: 'You are Offline!',
    went: 'Your device is offline. Please check internet connection.',
    back: 'Back online.',
  },
  maintenance: {
    title: 'We are down!',
    apology: 'We apologize for the inconvenience',
    note: 'The site is down for maintenance. Please come back in a little while.',
    toast: 'We are under maintenance, Please Try Again later.',
  },
  update: {
    title: 'Update Available',
    yes: 'YES',
    cancel: 'CANCEL',
    message: updateMessage,
  },
  appState: { fetchFailed: 'Something Went Wrong' },
  errorLog: {
    sent: 'Request Send Succesfully',
    failed: 'Something Went wrong while request',
  },
  orientation: { failed: 'error in orientation detection' },
  mandates: { listFailed: 'Some error occured getting bank mandates' },
  transact: {
    folioInvalid: 'Transaction Not Allowed: Folio inactive or invalid. Check details or contact CAMS.',
    notAllowed: 'You are not allowed to proceed with the transaction.',
    jointAccount: 'Transaction cannot be allowed. Joint account',
    cartChanged: 'This order was changed or removed elsewhere. Open the cart again to see it as it is.',
    cartFull: 'The cart is full. Send or remove some orders first.',
    noSuchOrder: 'There is no such order.',
    tooLate: 'This order cannot be changed any more.',
    stopSent: 'The stop is sent to the investor to confirm.',
  },
  session: {
    timedOut: 'Your session timed out. Please login again to continue',
    logoutFailed: 'On Logoubt Something Went Wrong',
    clearStorageFailed: 'Something Went Wrong While Clear Storage',
    otpWrong: 'That code is not right. Check it and try again.',
    otpExpired: 'That code is no longer valid. Ask for a new one.',
    otpTooManyTries: 'Too many wrong codes. Ask for a new one.',
    otpLocked: 'Too many wrong codes for this ARN. Please try again later.',
    otpTooMany: 'Too many requests for this ARN. Please try again later.',
    otpTooSoon: 'A code was sent just now. Wait a little before you ask again.',
    loginNeeded: 'Please login to continue',
    notYourArn: 'This belongs to another ARN.',
    credentialsWrong: 'The service credentials are not right.',
    deviceKeyRefused: 'That did not work. Please login with a code.',
    deviceCleared:
      'What this device had kept could not be read or saved, so it was cleared. Please login again.',
    notThisSession: 'To log out of this device, use Logout.',
  },
  appLinks: {
    noAndroid: 'There is no Android app of this brand.',
    noIos: 'There is no iPhone app of this brand.',
  },
  call: {
    failed: 'Something Went Wrong',
    unreadable: 'The request could not be read.',
    replyUnreadable: 'The answer could not be read. Please try again.',
    invalidFields: 'Please check the marked fields.',
    forbidden: 'This is not open to your login.',
    notFound: 'There is nothing at this address.',
    methodNotAllowed: 'This address does not take that kind of request.',
    tooLarge: 'That is too large to send.',
    wrongMediaType: 'This kind of content is not accepted here.',
    tooMany: 'Too many requests. Please wait a moment and try again.',
    noIdempotencyKey: 'This request carries no key that names it. Please reload the page and try again.',
    otherRequest:
      'Something else was already sent under this key. Please check what was saved and try again.',
    timedOut: 'The server took too long to answer. Please try again.',
    tooMuchAtOnce: 'The server is receiving a lot just now. Nothing was saved. Please try again in a moment.',
    tooMuchFromYou:
      'Too much is being sent from your network at once. Nothing was saved. Please try again in a moment.',
    diskFull: 'The server is out of disk space. Nothing was saved. Please contact support.',
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
    broken: 'The file could not be completed. Please try again.',
    callListsUsed: 'No more call lists today: each one is for a purpose. Please try again tomorrow.',
  },
  field: {
    invalid: 'Check this value.',
    required: 'This is needed.',
    tooLong: 'This is too long.',
    range: 'The range ends before it begins.',
    amount: 'Enter an amount in rupees, like 250000.',
    arn: 'Enter your ARN, for example ARN-12345.',
    otp: 'Enter the 6-digit code we sent you.',
    loginAs: 'Choose how you log in.',
    requestId: 'Ask for a new code.',
    device: 'The device could not be recognised.',
    refreshToken: 'Please login again.',
    username: 'Enter the service user name.',
    password: 'Enter the service password.',
    id: 'The id is not valid.',
    channel: 'Choose SMS or e-mail.',
    solved: 'This device has to be checked first.',
    pan: 'Enter a PAN like ABCPE1234F.',
    panEnd: 'Enter the last four characters of your PAN, like 234F.',
    ifsc: 'Enter an IFSC like HDFC0001660, or the bank and words of the branch.',
    folio: 'Enter a folio number like 1234567/89.',
    mobile: 'Enter a 10-digit mobile number.',
    pin: 'Enter your 6-digit PIN.',
    plainText: 'Use letters, numbers and simple punctuation only.',
    url: 'Enter a web address like https://example.com.',
    email: 'Enter an e-mail address like name@example.com.',
    picture: 'Choose a JPEG, PNG or WebP picture of at most 5 MB.',
    pictureSmall: 'Choose a picture of at least 64 by 64 pixels.',
  },
} as const;

export type UpdateMessage = Update;
