const secondPerson = 'reason, second person';

/** What the acts about banners are called, what they say, and why one is refused. */
export const bannerTexts = {
  add: { title: 'Add a banner', did: 'added the banner {subject}', asks: secondPerson },
  change: { title: 'Change the banner', did: 'changed the banner {subject}', asks: secondPerson },
  end: { title: 'End the banner', did: 'ended the banner {subject}', asks: 'reason, at once' },
  fields: {
    id: 'Banner',
    title: 'Heading',
    text: 'Text',
    action: 'Button',
    link: 'Leads to',
    linkHelp: 'A path inside the app, like /nav. Empty: no button.',
    tone: 'Tone',
    tones: { brand: 'Brand', notice: 'Notice', news: 'News' },
    audience: 'Who sees it',
    audiences: {
      everybody: 'Everybody',
      'no-clients': 'Without clients',
      'no-sips': 'With clients and no running SIP',
      'sips-maturing': 'With SIPs that mature soon',
      'sips-at-risk': 'With SIPs at risk',
      'kyc-on-hold': 'With clients whose KYC is on hold',
      'arn-at-rest': 'Whose ARN has expired or is suspended',
    },
    from: 'First day',
    to: 'Last day',
    toHelp: 'Empty: until it is ended.',
    place: 'Place',
    placeHelp: 'Small numbers come first.',
  },
  days: 'Shown',
  reach: 'Distributors who see it today',
  now: 'now',
  open: 'until it is ended',
  span: (from: string, to: string): string => `${from} to ${to}`,
  sentences: {
    add: (title: string): string => `Show the banner “${title}”`,
    change: (title: string): string => `Change the banner “${title}”`,
    end: (title: string): string => `End the banner “${title}”`,
  },
  effects: {
    seen: (count: number, of: number): string =>
      `${count.toLocaleString('en-IN')} of ${of.toLocaleString('en-IN')} distributors see it as their books are today.`,
    gone: 'It is gone from every dashboard at the next look.',
  },
  faults: {
    unknown: 'There is no such banner.',
    ended: 'This banner has ended.',
    day: 'Enter a day like 2026-12-31.',
    past: 'The last day is over.',
    wrongOrder: 'The last day lies before the first.',
    link: 'Enter a path inside the app, like /nav.',
    both: 'A button needs its words and where it leads.',
    same: 'That is what we have.',
  },
} as const;
