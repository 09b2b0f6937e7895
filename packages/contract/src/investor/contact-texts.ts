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
    mobile: (name: string): string => `${name} no longer has a mobile number.`,
    email: (name: string): string => `${name} no longer has an e-mail address.`,
  },
  message: 'Message',
  messageHint: 'Check the message. You can edit it here, and again before you send it.',
  greeting: (name: string): string => `Dear ${name}, `,
  dial: 'Call now',
  openWhatsapp: 'Open WhatsApp',
  openMail: 'Open mail',
  called: 'I called',
  sent: 'I sent it',
  notNoted: 'Nothing is recorded until you confirm it.',
  unreachable: 'No mobile number or e-mail address is registered.',
  contact: 'Contact',
  share: 'Share',
  statementLink: 'Statement link',
  change: 'Change mobile or e-mail',
} as const;
