import fc from 'fast-check';

export const day = (iso: string) => Temporal.PlainDate.from(iso);

/** Any day from 1900 to 2098. */
export const anyDay = fc
  .integer({ min: 0, max: 72_683 })
  .map((days) => Temporal.PlainDate.from('1900-01-01').add({ days }));
