/** What is set for all SIPs that are renewed. */
export interface DeskTerms {
  /** Whole per cent. */
  readonly stepUp: string;
  /** '' is until stopped. */
  readonly months: string;
  readonly euin: string;
  readonly isExecutionOnly: boolean;
}

export const usualTerms: DeskTerms = { stepUp: '10', months: '36', euin: '', isExecutionOnly: false };

export const stepUps = ['0', '5', '10', '15', '20'].map((id) => ({
  id,
  name: id === '0' ? 'None' : `${id}%`,
}));

export const terms = [
  { id: '12', name: '1 year' },
  { id: '36', name: '3 years' },
  { id: '60', name: '5 years' },
  { id: '120', name: '10 years' },
  { id: 'on', name: 'Until stopped' },
];

export const requestedTerms = ({ stepUp, months, euin, isExecutionOnly }: DeskTerms) => ({
  stepUp: Number(stepUp),
  ...(months !== 'on' && { months: Number(months) }),
  euin: isExecutionOnly || euin === '' ? null : euin,
  isExecutionOnly,
});
