import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Brand, brandSchema } from '@hub/contract';

export interface BrandFile {
  readonly brand: Brand;
  /** Absolute path of the brand's mark. */
  readonly mark: string;
}

const repository = fileURLToPath(new URL('../../../', import.meta.url));

/** The brand this build is made for: `HUB_BRAND` names a brand.json or its folder, from the repository's root. */
export function readBrandFile(named = process.env.HUB_BRAND): BrandFile {
  const path = resolve(repository, named || 'brands/aranya');
  const file = path.endsWith('.json') ? path : join(path, 'brand.json');
  const brand = brandSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { brand, mark: join(dirname(file), brand.logo.mark) };
}
