export const schemesText = (count: number): string => (count === 1 ? '1 scheme' : `${count} schemes`);
