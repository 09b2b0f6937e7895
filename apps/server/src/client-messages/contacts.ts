import type { Channel, Messenger } from '../ports/messenger/messenger.ts';

export interface Contact {
  readonly channel: Channel;
  readonly to: string;
}

/** Whom a message goes to, as the book or an application has them. */
export interface Person {
  readonly name: string;
  readonly mobile: string | null;
  readonly email: string | null;
}

/** The registered contacts that a message can reach, best first. */
export const contactsOf = (
  { messenger }: { readonly messenger: Pick<Messenger, 'channels'> },
  { mobile, email }: Pick<Person, 'mobile' | 'email'>,
): Contact[] =>
  messenger.channels.flatMap((channel) => {
    const to = channel === 'SMS' ? mobile : email;
    return to === null || to === '' ? [] : [{ channel, to }];
  });
