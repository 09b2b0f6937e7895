/** Who writes to an investor, as the register, the profile and the logo say. */
export interface Signature {
  readonly arn: string;
  readonly name: string;
  /** Null where it is the name already. */
  readonly firm: string | null;
  readonly contacts: readonly string[];
  readonly logo: Uint8Array | null;
}
