/** What stands for a client's own name in a message that many get. */
export const NAME_MARK = '{name}';

/** A beginning, to be written over. Nothing of anybody's holdings is in it. */
export const firstMessage = (sender: string): string =>
  `Dear ${NAME_MARK},\n\nThis is ${sender}, your mutual fund distributor. When may I call you about your investments?`;

/** The message as this one client gets it: one name in it, and it is theirs. */
export const messageTo = (name: string, text: string): string => text.replaceAll(NAME_MARK, () => name);

/** `2 of 12 opened, 1 has no mobile`: what was done, in one line. */
export function doneText(opened: number, total: number, withoutMobile: number): string {
  const without =
    withoutMobile === 0 ? '' : `, ${withoutMobile} ${withoutMobile === 1 ? 'has' : 'have'} no mobile`;
  return `${opened} of ${total} opened${without}`;
}
