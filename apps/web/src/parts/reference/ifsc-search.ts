import type { RequestOf } from '@hub/contract';
import type { IfscRow, ifscSearch } from '@hub/contract/calls/reference/reference';
import type { Option } from '../../ui/form/field/option.ts';

/** A branch that was found, with all that a bank form fills in from it. */
export interface BranchOption extends Option {
  readonly branch: IfscRow;
}

/** The beginning of an IFSC is four letters and a zero; anything else is words of bank and place. */
export function ifscRequest(typed: string): RequestOf<typeof ifscSearch> {
  const code = typed.replace(/\s/g, '').toUpperCase();
  return /^[A-Z]{4}0[A-Z0-9]{0,6}$/.test(code) ? { ifsc: code } : { words: typed };
}

export const branchOption = (branch: IfscRow): BranchOption => ({
  id: branch.ifsc,
  name: branch.ifsc,
  line: [branch.bank, branch.branch, branch.city].filter(Boolean).join(' · '),
  branch,
});

/** The branch of an IFSC that was saved and is not looked up again. */
export const unreadBranch = (ifsc: string): BranchOption['branch'] => ({
  ifsc,
  bankCode: ifsc.slice(0, 4),
  bank: '',
  branch: '',
  address: '',
  city: '',
  district: '',
  state: '',
  micr: null,
  isListed: true,
});
