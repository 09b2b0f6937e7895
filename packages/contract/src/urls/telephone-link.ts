export const telephoneLink = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;
