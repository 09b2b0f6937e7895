import type { FieldMessages } from './failure.ts';

/**
 * malformed: not readable at all (400). media-type: not the content type the call takes (415).
 * invalid: readable, with fields to correct (400). reply: an answer that breaks the contract.
 */
export type WireErrorKind = 'malformed' | 'media-type' | 'invalid' | 'reply';

export class WireError extends Error {
  override readonly name = 'WireError';
  readonly kind: WireErrorKind;
  readonly fields: FieldMessages;

  constructor(kind: WireErrorKind, message: string, fields: FieldMessages = {}) {
    super(message);
    this.kind = kind;
    this.fields = fields;
  }
}
