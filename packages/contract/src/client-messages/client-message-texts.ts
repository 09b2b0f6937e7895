import type { Brand } from '../brand/brand.ts';

/** What is said when too much goes to a person, or too many wrong codes come for one. */
export const clientMessageTexts = {
  /** To the distributor, or to whoever asks for a code. */
  tooManyToContact: (masked: string, until: string): string =>
    `Too many messages of this kind were sent to ${masked} today. Nothing was sent. Try again after ${until}.`,
  tooManyOfArn: (until: string): string =>
    `This ARN has sent as many messages of this kind as it may in a day. Nothing was sent. Try again after ${until}.`,
  /** Said to every code, the right one included. */
  locked: (until: string): string =>
    `Too many wrong codes were entered. No code is accepted until ${until}. Nothing was confirmed.`,
  wrongCodesSubject: (brand: Pick<Brand, 'name'>): string =>
    `Wrong codes were tried for you at ${brand.name}`,
  /** To the investor's registered contacts. */
  wrongCodes: (
    brand: Pick<Brand, 'name' | 'support'>,
    link: { readonly distributor: string; readonly arn: string },
  ): string =>
    `Wrong codes were entered too often on a link from ${link.distributor} (${link.arn}) that needs your code. ` +
    `They confirmed nothing, and no code is accepted for now. If it was not you, give no code to anyone, not even your ` +
    `distributor, and tell ${brand.name}: ${brand.support.helpline.number}.`,
  codeSubject: (brand: Pick<Brand, 'name'>): string => `Your code for ${brand.name}`,
} as const;
