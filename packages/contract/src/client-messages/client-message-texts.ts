import type { Brand } from '../brand/brand.ts';

/** What is said when too much goes to a person, or too many wrong codes come for one. */
export const clientMessageTexts = {
  /** To the distributor, or to whoever asks for a code. */
  tooManyToContact: (masked: string, until: string): string =>
    `Too many messages of this kind were sent to ${masked} today. Nothing was sent. Try again after ${until}.`,
  tooManyOfArn: (until: string): string =>
    `This ARN has reached its daily limit for messages of this kind. Nothing was sent. Try again after ${until}.`,
  /** Said to every code, the right one included. */
  locked: (until: string): string =>
    `Too many wrong codes were entered. No code is accepted until ${until}. Nothing was confirmed.`,
  wrongCodesSubject: (brand: Pick<Brand, 'name'>): string =>
    `Wrong codes were entered for you at ${brand.name}`,
  /** To the investor's registered contacts. */
  wrongCodes: (
    brand: Pick<Brand, 'name' | 'support'>,
    link: { readonly distributor: string; readonly arn: string },
  ): string =>
    `Wrong codes were entered too often on a link from ${link.distributor} (${link.arn}) that needs your code. ` +
    `Nothing was confirmed, and codes are blocked for now. If this was not you, share no code with anyone, not even your ` +
    `distributor, and call ${brand.name}: ${brand.support.helpline.number}.`,
  codeSubject: (brand: Pick<Brand, 'name'>): string => `Your code for ${brand.name}`,
} as const;
