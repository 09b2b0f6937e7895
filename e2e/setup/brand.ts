import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Brand, brandSchema } from '@hub/contract';

/** The brand the web app of this run was built with. */
export const brand: Brand = brandSchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../brands/aranya/brand.json'), 'utf8')),
);
