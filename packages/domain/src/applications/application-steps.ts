import { taxStatusDemands } from '../tax-status/tax-status-demands.ts';
import type { TaxStatusCode } from '../tax-status/tax-statuses.ts';
import type { ApplicationDraft, ApplicationKind } from './application-draft.ts';

/** The steps of the form in their order: what is asked together, has a name on the board and can be sent back. */
export const applicationStepIds = [
  'pan',
  'status',
  'contact',
  'holders',
  'address',
  'bank',
  'fatca',
  'nominees',
  'scheme',
  'mandate',
  'review',
] as const;
export type ApplicationStep = (typeof applicationStepIds)[number];

/** Those a kind and a tax status need; before the status is chosen, those that any status could need. */
export function applicationSteps(
  kind: ApplicationKind,
  taxStatus: TaxStatusCode | null,
): readonly ApplicationStep[] {
  const mayNominate = taxStatus === null || taxStatusDemands[taxStatus].mayNominate;
  const isNeeded: Readonly<Partial<Record<ApplicationStep, boolean>>> = {
    nominees: mayNominate,
    scheme: kind !== 'zero-balance',
    mandate: kind === 'sip',
  };
  return applicationStepIds.filter((step) => isNeeded[step] ?? true);
}

/** Which steps stand on one page, in the order of both. */
const stepsOfPages = {
  investor: ['pan', 'status', 'contact'],
  folio: ['holders', 'address', 'bank', 'fatca', 'nominees'],
  order: ['scheme', 'mandate'],
  review: ['review'],
} as const satisfies Readonly<Record<string, readonly ApplicationStep[]>>;
export type ApplicationPageId = keyof typeof stepsOfPages;
const pageIds = Object.keys(stepsOfPages) as ApplicationPageId[];

export interface ApplicationPage {
  readonly id: ApplicationPageId;
  readonly steps: readonly ApplicationStep[];
}

/** The pages of a form with these steps; one that has none of them is not there. */
export const applicationPages = (steps: readonly ApplicationStep[]): readonly ApplicationPage[] =>
  pageIds
    .map((id) => ({
      id,
      steps: stepsOfPages[id].filter((step: ApplicationStep) => steps.includes(step)),
    }))
    .filter((page) => page.steps.length > 0);

const forDistributors: readonly ApplicationStep[] = ['scheme', 'mandate', 'review'];
/** These come from a folio of the book, which an investor's link does not show. */
const inTheBook: readonly ApplicationStep[] = ['contact', 'address', 'bank'];

/** Those an investor fills in behind a shared link: all that is about them, nothing of the order. */
export const sharedSteps = ({
  kind,
  taxStatus,
  sameAs,
}: Pick<ApplicationDraft, 'kind' | 'taxStatus' | 'sameAs'>): readonly ApplicationStep[] =>
  applicationSteps(kind, taxStatus).filter(
    (step) => !forDistributors.includes(step) && (sameAs === null || !inTheBook.includes(step)),
  );
