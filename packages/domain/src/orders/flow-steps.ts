/** Spec §4. */
export const flowSteps = [
  'lumpsum',
  'sip',
  'lumpsum-firsttime',
  'sip-firsttime',
  'cart',
  'payment',
  'summary',
] as const;

/** Spec §4. */
export const contactChangeKinds = ['CHANGEMOBILE', 'CHANGEEMAIL'] as const;
export type ContactChangeKind = (typeof contactChangeKinds)[number];
