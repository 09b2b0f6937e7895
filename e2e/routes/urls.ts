import { paths } from '@hub/contract';
import { brand } from '../setup/brand.ts';

/** The URL of every route of the spec, its placeholders filled in. */
export const urls = Object.values(paths).map((path) =>
  path.replace('{brand}', brand.slug).replace(/\{\w+\}/g, '1'),
);
