/** Mails to people of the staff. */
export const staffMailTexts = {
  invitation: {
    subject: (product: string): string => `Your access to the ${product} console`,
    heading: 'Your access to the console',
    body: (name: string, product: string): string =>
      `${name}, you can now use the console of ${product}. Make a passkey to log in: your fingerprint, face or screen lock. The link works once, for 7 days.`,
    button: 'Make a passkey',
  },
  welcome: {
    body: (name: string, product: string): string =>
      `${name}, you can now use the console of ${product}. Log in with your work account.`,
    button: 'Open the console',
  },
  newSession: {
    subject: (product: string): string => `Login from a new browser: ${product} console`,
    heading: 'Login from a new browser',
    body: 'Somebody logged in to the console as you. If that was not you, tell your administrator at once.',
    facts: (login: { readonly device: string; readonly at: string; readonly address: string }) => [
      { label: 'Browser', value: login.device },
      { label: 'When', value: `${login.at} IST` },
      { label: 'Address', value: login.address },
    ],
    button: 'See your logins',
  },
  newPasskey: {
    subject: (product: string): string => `New passkey: ${product} console`,
    heading: 'New passkey',
    body: (name: string): string =>
      `The passkey "${name}" can now log in to the console as you. If that was not you, tell your administrator at once.`,
    button: 'See your passkeys',
  },
} as const;
