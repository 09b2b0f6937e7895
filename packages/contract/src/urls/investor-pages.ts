/** The pages that an investor opens from a message, without a login. */
const investorPages = ['confirm', 'pay', 'change', 'statement'] as const;
export type InvestorPage = (typeof investorPages)[number];

/** 256 bits as base64url. */
const token = /^[0-9A-Za-z_-]{43}$/;
const below = /^\/(confirm|pay|change|statement)(?:\/(.*))?$/;

export const investorPageHref = (page: InvestorPage, withToken: string): string => `/${page}/${withToken}`;

/** The page at a path and what opens it; the token is null where the address has none that could be one. */
export function matchInvestorPage(path: string): { page: InvestorPage; token: string | null } | null {
  const [, name, rest = ''] = below.exec(path) ?? [];
  const page = investorPages.find((one) => one === name);
  if (page === undefined) return null;
  const given = rest.replace(/\/$/, '');
  return { page, token: token.test(given) ? given : null };
}
