const DIGITS = 5;

/**
 * What somebody sees who has not proven yet to be the contact's owner: a mobile number's last five digits, and nothing
 * of an e-mail address. Its name, domain and length differ so much that no made-up one would pass for a real one.
 */
export const maskForStranger = (channel: 'SMS' | 'EMAIL', contact: string): string =>
  '*'.repeat(5) + (channel === 'SMS' ? contact.replace(/\D/g, '').slice(-DIGITS).padStart(DIGITS, '*') : '');
