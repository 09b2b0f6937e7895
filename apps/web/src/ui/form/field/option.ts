/** Something to choose from a list. */
export interface Option {
  readonly id: string;
  readonly name: string;
  /** More about it, beneath its name. */
  readonly line?: string | undefined;
  /** Cannot be chosen; its `line` says why. */
  readonly isDisabled?: boolean | undefined;
}
