import { brand } from 'virtual:brand';
import { type Arn, parseArn } from '@hub/domain';

/** Any way people type it, also in full-width digits and in the suffixed form of the internal teams. */
export const readArn = (text: string): Arn | null =>
  parseArn(text.normalize('NFKC'), brand.internalTeams.suffix);
