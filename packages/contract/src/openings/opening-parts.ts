/** The steps of an application that its investor sees again and can send back. */
export const openingSteps = [
  'pan',
  'holders',
  'status',
  'contact',
  'address',
  'bank',
  'nominees',
  'fatca',
  'mandate',
] as const;
export type OpeningStep = (typeof openingSteps)[number];

export const declarationIds = ['guardian', 'tax', 'pep', 'nominees'] as const;
export type DeclarationId = (typeof declarationIds)[number];

/** A part that is not right, and why. */
export interface SentBackPart {
  step: OpeningStep;
  remark: string;
}

/** The letters of a remark on it. */
export const MOST_REMARK = 300;
