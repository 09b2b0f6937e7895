/** What an applicant is told by mail or SMS. */
export type EmpanelmentNews =
  | { readonly what: 'submitted'; readonly reference: string }
  | {
      readonly what: 'requested';
      readonly items: readonly { readonly name: string; readonly words: string }[];
    }
  | { readonly what: 'rejected'; readonly reason: string }
  | { readonly what: 'empanelled' };

export function empanelmentNewsText(
  news: EmpanelmentNews,
  product: string,
  formUrl: string,
  loginUrl: string,
): string {
  switch (news.what) {
    case 'submitted':
      return `We have received your empanelment form for ${product}. Reference: ${news.reference}. Status: ${formUrl}`;
    case 'requested':
      return [
        `We need more details to empanel you with ${product}:`,
        ...news.items.map(({ name, words }) => `${name}: ${words}`),
        `Send only these here: ${formUrl}`,
      ].join('\n');
    case 'rejected':
      return `We could not empanel you with ${product}. ${news.reason}`;
    case 'empanelled':
      return `You are empanelled with ${product}. Log in with your ARN: ${loginUrl}`;
  }
}

export const empanelmentNewsSubject = (product: string): string => `Your empanelment with ${product}`;
