/** An account to be looked at before money comes from it. */
interface RequestedAccount {
  /** Ours, unique: the same one again pays no second rupee. */
  readonly reference: string;
  readonly ifsc: string;
  readonly account: string;
  /** Who is said to hold it. */
  readonly holder: string;
}

/** What one rupee sent to an account, or a look at a UPI ID, brought back. */
export type BankAnswer =
  /** `name` as the bank has it. */
  | { readonly kind: 'found'; readonly name: string }
  /** There is no such account or UPI ID, or it is closed. */
  | { readonly kind: 'none' }
  /** The bank did not answer in time: try again, or take another proof. */
  | { readonly kind: 'no-answer' };

/** Never rejects for what the other side does: that is `no-answer`. */
export interface BankCheck {
  dropPenny(requested: RequestedAccount): Promise<BankAnswer>;
  lookUpVpa(vpa: string): Promise<BankAnswer>;
}
