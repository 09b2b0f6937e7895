/** A web address as people type it, as a link; only ever http or https (the contract's check). */
export const linkOf = (website: string): string =>
  /^https?:\/\//i.test(website) ? website : `https://${website}`;
