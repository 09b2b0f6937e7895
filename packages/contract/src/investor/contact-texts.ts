/** A client's number or address, and what is written to it. */
export const contactTexts = {
  ways: { call: 'Call', whatsapp: 'WhatsApp', remind: 'Remind', mail: 'Mail' },
  titles: {
    call: (name: string): string => `Call ${name}`,
    whatsapp: (name: string): string => `WhatsApp to ${name}`,
    remind: (name: string): string => `Remind ${name}`,
    mail: (name: string): string => `Mail to ${name}`,
  },
  loading: { mobile: 'Looking up the number', email: 'Looking up the address' },
  failed: {
    mobile: 'The number could not be loaded',
    email: 'The e-mail address could not be loaded',
  },
  none: {
    mobile: (name: string): string => `There is no mobile number of ${name} any more.`,
    email: (name: string): string => `There is no e-mail address of ${name} any more.`,
  },
  message: 'Message',
  messageHint: 'Read it over. You can change it here, and again before you send it.',
  greeting: (name: string): string => `Dear ${name}, `,
  dial: 'Call now',
  openWhatsapp: 'Open WhatsApp',
  openMail: 'Open mail',
  called: 'I called',
  sent: 'I sent it',
  notNoted: 'Nothing is noted until you say so.',
  unreachable: 'No mobile number or e-mail address is registered.',
  contact: 'Contact',
  share: 'Share',
  statementLink: 'Statement as a link',
  change: 'Change mobile or e-mail',
} as const;
