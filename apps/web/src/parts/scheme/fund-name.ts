/** `Aranya Flexi Cap Fund - Regular Plan - Growth` as `Aranya Flexi Cap Fund`. */
export const fundName = (scheme: string): string => scheme.split(' - ')[0] ?? scheme;
