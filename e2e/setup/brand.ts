import { readFileSync } from 'node:fs';
import { type Brand, brandSchema } from '@hub/contract';

/** The brand the web app of this run was built with. */
export const brand: Brand = brandSchema.parse(
  JSON.parse(readFileSync(new URL('../../brands/aranya/brand.json', import.meta.url), 'utf8')),
);
