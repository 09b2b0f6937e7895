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
    saved: 'What you entered is saved.',
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
  session: {
    timedOut: 'Your session timed out. Please login again to continue',
    logoutFailed: 'On Logoubt Something Went Wrong',
    clearStorageFailed: 'Something Went Wrong While Clear Storage',
    loginNeeded: 'Please login to continue',
    deviceKeyRefused: 'That did not work. Please login with a code.',
    deviceCleared: 'Data on this device could not be read or saved, so it was cleared. Please login again.',
  },
  call: {
    failed: 'Something Went Wrong',
    unreadable: 'The request could not be read.',
    replyUnreadable: 'The answer could not be read. Please try again.',
    invalidFields: 'Please check the marked fields.',
    forbidden: 'Your login does not have access to this.',
    notFound: 'This page was not found.',
    tooLarge: 'That is too large to send.',
    tooMany: 'Too many requests. Please wait a moment and try again.',
    timedOut: 'The server took too long to answer. Please try again.',
  },
  exports: { broken: 'The file could not be completed. Please try again.' },
  field: {
    invalid: 'Check this value.',
    required: 'This is required.',
    tooLong: 'This is too long.',
    range: 'The range ends before it starts.',
    amount: 'Enter an amount in rupees, like 250000.',
    arn: 'Enter your ARN, for example ARN-12345.',
    otp: 'Enter the 6-digit code we sent you.',
    loginAs: 'Choose how you log in.',
    requestId: 'Ask for a new code.',
    device: 'The device could not be recognised.',
    refreshToken: 'Please login again.',
    username: 'Enter the service user name.',
    password: 'Enter the service password.',
    id: 'The ID is not valid.',
    channel: 'Choose SMS or e-mail.',
    solved: 'This device has to be checked first.',
    pan: 'Enter a PAN like ABCPE1234F.',
    panEnd: 'Enter the last four characters of your PAN, like 234F.',
    ifsc: 'Enter an IFSC like HDFC0001660, or the bank and words of the branch.',
    folio: 'Enter a folio number like 1234567/89.',
    mobile: 'Enter a 10-digit mobile number.',
    anyMobile:
      'Enter a 10-digit Indian mobile number, or another with its country code, like +971 50 123 4567.',
    pin: 'Enter your 6-digit PIN.',
    plainText: 'Use letters, numbers and simple punctuation only.',
    url: 'Enter a web address like https://example.com.',
    email: 'Enter an e-mail address like name@example.com.',
    picture: 'Choose a JPEG, PNG or WebP picture of at most 5 MB.',
    pictureSmall: 'Choose a picture of at least 64 by 64 pixels.',
  },
} as const;

export type UpdateMessage = Update;
