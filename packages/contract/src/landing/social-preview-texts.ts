/** Under the product's name, in the picture that a messenger shows beside a link. */
export const forDistributorsOf = (name: string): string => `For distributors of ${name}`;
