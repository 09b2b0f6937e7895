/** What keeps a step from being saved, at its field: `bank.ifsc`, `signatories.people.0.pan`. */
export interface EmpanelmentFinding {
  readonly code: EmpanelmentFault;
  readonly field: string;
}

export type EmpanelmentFault =
  | 'missing'
  | 'pan-form'
  | 'pan-other'
  | 'pan-person'
  | 'pan-twice'
  | 'birth-other'
  | 'gstin-form'
  | 'gstin-check'
  | 'gstin-state'
  | 'gstin-other-state'
  | 'gstin-other-pan'
  | 'gstin-declared'
  | 'euin-none'
  | 'euin-form'
  | 'euin-twice'
  | 'euin-other'
  | 'euin-expired'
  | 'ifsc-form'
  | 'ifsc-unknown'
  | 'account-form'
  | 'relation-unknown'
  | 'day-form'
  | 'day-future'
  | 'guardian-missing'
  | 'signatory-none'
  | 'signatory-second';

export const at = (field: string, code: EmpanelmentFault): EmpanelmentFinding => ({ code, field });

/** The first that is wrong with a field; what follows would only repeat it. */
export const firstAt = (
  field: string,
  ...checks: readonly (readonly [isWrong: boolean, code: EmpanelmentFault])[]
): EmpanelmentFinding[] => {
  const found = checks.find(([isWrong]) => isWrong);
  return found === undefined ? [] : [at(field, found[1])];
};
