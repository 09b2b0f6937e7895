import type { BrokerDetail } from '@hub/contract/calls/empanelment/empanelment';
import { formStepTexts } from '@hub/contract/empanelment/empanelment-texts';
import { type DocumentKind, documentKinds, type FormStep } from '@hub/domain/empanelment/constitution';

/** What is asked, the papers, and the signature. */
export type ScreenStep = FormStep | 'documents' | 'sign';

export const stepTitle = (step: ScreenStep): string =>
  step === 'documents' ? 'Documents' : step === 'sign' ? 'Review and sign' : formStepTexts[step];

const isPaper = (item: string): item is DocumentKind => documentKinds.some((kind) => kind === item);

type Shown = Pick<BrokerDetail, 'steps' | 'open' | 'missing'>;

/** Before it is sent all of them; when something was asked for again, just that and the signature. */
export function screenSteps({ steps, open }: Shown): readonly ScreenStep[] {
  const papers = open.some(isPaper) ? (['documents'] as const) : [];
  return [...steps.filter((step) => open.includes(step)), ...papers, 'sign'];
}

const isMissing = ({ missing }: Shown, step: ScreenStep): boolean =>
  step === 'documents' ? missing.some(isPaper) : missing.some((item) => item === step);

/** The first step that still lacks something; the signature when none does. */
export const waitingStep = (shown: Shown): ScreenStep =>
  screenSteps(shown).find((step) => isMissing(shown, step)) ?? 'sign';

export const isDone = (shown: Shown, step: ScreenStep): boolean => step !== 'sign' && !isMissing(shown, step);

/** A step opens when all before it are done. */
export function mayEnter(shown: Shown, step: ScreenStep): boolean {
  const steps = screenSteps(shown);
  return steps.includes(step) && steps.indexOf(step) <= steps.indexOf(waitingStep(shown));
}
