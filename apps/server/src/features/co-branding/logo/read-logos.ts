import type { Brand } from '@hub/contract';
import type { Config } from '../../../config/config.ts';
import type { Queries } from '../../../db/queries.ts';
import { brandMark } from '../../../pictures/brand-mark.ts';
import type { Files } from '../../../ports/files/files.ts';
import { readLogo } from './read-logo.ts';

interface Needed {
  readonly brand: Brand;
  readonly config: Pick<Config, 'brandDir'>;
  readonly files: Files;
}

/** What stands at the head of a paper: the asset manager's mark, and the distributor's logo where there is one. */
export interface PaperLogos {
  readonly mark: Uint8Array;
  readonly logo: Uint8Array | undefined;
}

export async function readLogos(
  { brand, config, files }: Needed,
  queries: Queries,
  arn: string,
): Promise<PaperLogos> {
  const [mark, logo] = await Promise.all([brandMark(brand, config.brandDir), readLogo(files, queries, arn)]);
  return { mark, logo };
}
