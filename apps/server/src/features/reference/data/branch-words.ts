import { searchable } from '../../../calls/search-words.ts';

/** What a branch is found by. */
export const branchWords = (branch: {
  readonly ifsc: string;
  readonly bank: string;
  readonly branch: string;
  readonly city: string;
  readonly district: string;
}): string => searchable(branch.bank, branch.branch, branch.city, branch.district, branch.ifsc);
