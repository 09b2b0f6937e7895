import { groupIndian } from '@hub/domain';
export const schemesText = (count: number): string =>
  count === 1 ? '1 scheme' : `${groupIndian(count)} schemes`;
