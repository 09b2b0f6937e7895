/** Spec §3: what a piece can be; `ALL` is only ever asked for. */
export const contentTypes = ['ALL', 'PDF', 'IMAGE', 'VIDEO', 'HTML', 'GIF'] as const;
type RequestedContentType = (typeof contentTypes)[number];
export type ContentType = Exclude<RequestedContentType, 'ALL'>;

/** Decision S3-29. */
export const contentSortings = ['newToOld', 'oldToNew'] as const;
export type ContentSorting = (typeof contentSortings)[number];

/** Spec §3. */
export const contentDefaults = {
  bucketType: '1',
  contentType: 'ALL',
  pageNumber: 1,
  pageSize: 10,
  sorting: 'newToOld',
} as const;

/** For how many days a piece counts as new, its first day among them. */
const NEW_DAYS = 14;

export const isNewContent = (since: Temporal.PlainDate, today: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(today, since.add({ days: NEW_DAYS })) < 0;

/** How long after the next month's end its figures are still awaited. */
const FIGURES_GRACE_DAYS = 10;

/** The last day of a piece with figures of a month's end: the next month's are out soon after its end. */
export function lastDayOfFigures(asOn: Temporal.PlainDate): Temporal.PlainDate {
  const next = asOn.add({ days: 1 });
  return next.with({ day: next.daysInMonth }).add({ days: FIGURES_GRACE_DAYS });
}

export const contentValidities = ['current', 'upcoming', 'expired', 'recalled'] as const;
export type ContentValidity = (typeof contentValidities)[number];

/** What of a piece says whether it may be used. The day it is valid to is its last. */
interface ContentLife {
  readonly validFrom: Temporal.PlainDate;
  readonly validTo: Temporal.PlainDate;
  readonly isRecalled: boolean;
}

export function contentValidity(piece: ContentLife, today: Temporal.PlainDate): ContentValidity {
  if (piece.isRecalled) return 'recalled';
  if (Temporal.PlainDate.compare(today, piece.validFrom) < 0) return 'upcoming';
  return Temporal.PlainDate.compare(today, piece.validTo) > 0 ? 'expired' : 'current';
}
