import { groupIndian, taxStatuses } from '@hub/domain';

/** `1 client`, `1,220 clients`. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${groupIndian(count)} ${count === 1 ? one : many}`;

const statusOf = (code: string) => taxStatuses.find((one) => one.code === code);

/** Minors, HUFs and whoever is no person nominate nobody: there a missing nominee is no fault (decision S3-17). */
export const mayNominate = (code: string): boolean => statusOf(code)?.nomineeAllowed ?? false;
