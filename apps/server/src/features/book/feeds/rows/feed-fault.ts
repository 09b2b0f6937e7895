/** Why a file as a whole cannot be read, or not to its end. */
type FeedFaultCode =
  | 'empty-file'
  | 'not-text'
  | 'line-too-long'
  | 'unclosed-quotes'
  | 'bad-header'
  | 'missing-columns'
  | 'two-feeds'
  | 'too-many-rows'
  | 'truncated'
  | 'mixed-dates'
  | 'no-rows';

/**
 * A file-level refusal in a sentence an operator can act on. Rows read before it are good and have been
 * handed out already; `line` says where reading stopped, or is null when it never began.
 */
export class FeedFault extends Error {
  readonly code: FeedFaultCode;
  readonly line: number | null;

  constructor(code: FeedFaultCode, sentence: string, line: number | null = null) {
    super(sentence);
    this.name = 'FeedFault';
    this.code = code;
    this.line = line;
  }
}
