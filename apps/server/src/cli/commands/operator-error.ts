/** What an operator did wrong, said in plain words and without a stack. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
