export const constitutions = ['individual', 'proprietor', 'huf', 'partnership', 'llp', 'company'] as const;
/** What an applicant is by law, as the ARN record has it. It decides what is asked for (Handbook §5). */
export type Constitution = (typeof constitutions)[number];

/** The steps of the form that hold what is typed, in their order. */
export const formSteps = ['details', 'tax', 'euins', 'bank', 'nominee', 'signatories'] as const;
export type FormStep = (typeof formSteps)[number];

export const documentKinds = [
  'pan-card',
  'arn-card',
  'kyd',
  'cheque',
  'photo',
  'self-declaration',
  'gst-certificate',
  'resolution',
  'signatory-list',
  'charter',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

interface Demands {
  /** A natural person: born, of age, with a nominee and a photo. Others are formed, and somebody signs for them. */
  readonly isPerson: boolean;
  /** What it was formed with, and who decided that it sells funds. */
  readonly papers: readonly DocumentKind[];
}

const demands: Readonly<Record<Constitution, Demands>> = {
  individual: { isPerson: true, papers: [] },
  proprietor: { isPerson: true, papers: [] },
  huf: { isPerson: false, papers: ['signatory-list', 'charter'] },
  partnership: { isPerson: false, papers: ['resolution', 'signatory-list', 'charter'] },
  llp: { isPerson: false, papers: ['resolution', 'signatory-list', 'charter'] },
  company: { isPerson: false, papers: ['resolution', 'signatory-list', 'charter'] },
};

export const isPerson = (constitution: Constitution): boolean => demands[constitution].isPerson;

export const stepsOf = (constitution: Constitution): readonly FormStep[] =>
  formSteps.filter((step) => step !== (isPerson(constitution) ? 'signatories' : 'nominee'));

/** The papers to upload, in the order of `documentKinds`. */
export function documentsOf(constitution: Constitution, hasGst: boolean): readonly DocumentKind[] {
  const wanted = new Set<DocumentKind>([
    'pan-card',
    'arn-card',
    'kyd',
    'cheque',
    'self-declaration',
    ...demands[constitution].papers,
    ...(isPerson(constitution) ? (['photo'] as const) : []),
    ...(hasGst ? (['gst-certificate'] as const) : []),
  ]);
  return documentKinds.filter((kind) => wanted.has(kind));
}
