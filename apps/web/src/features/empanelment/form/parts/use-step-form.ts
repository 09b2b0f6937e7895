import { type BrokerDetail, createBroker } from '@hub/contract/calls/empanelment/empanelment';
import { isPan } from '@hub/domain';
import type { FormStep } from '@hub/domain/empanelment/constitution';
import type { ApplicantFacts, StepValues } from '@hub/domain/empanelment/empanelment-form';
import { useMemo, useRef } from 'react';
import type { HubForm } from '../../../../ui/form/state/hub-form.ts';
import { useHubForm } from '../../../../ui/form/state/use-hub-form.ts';
import { draftName, useOwnCall } from '../../pass/pass.ts';
import { useTakeDetail } from '../../pass/queries.ts';
import type { StepProps } from './step-props.ts';
import { type StepForm, stepRules } from './step-rules.ts';

/** Asked for again after a reload: neither stays on a device. */
const secrets = ['account', 'pan'];

/** What this screen knows of the applicant. The rest is left to the server: what it has not told is taken as right. */
export function existingFacts(
  { record, form }: BrokerDetail,
  typed: Partial<ApplicantFacts>,
): ApplicantFacts {
  return {
    constitution: record.constitution,
    pan: form.details?.pan ?? '',
    birthDate: '',
    gstState: record.gstState,
    euins: record.euins,
    hasBranch: true,
    relations: [],
    ...typed,
  };
}

/** The form of one step: checked here as on the server, and saved there when it is gone on from. */
export function useStepForm<Step extends FormStep>(
  { held, detail, onDone }: StepProps,
  step: Step,
  initial: StepValues[Step],
  typedFacts: (values: StepValues[Step]) => Partial<ApplicantFacts> = () => ({}),
): HubForm<StepForm<Step>> {
  const call = useOwnCall(held);
  const take = useTakeDetail(held);
  const saved = useRef<BrokerDetail | null>(null);
  const now = useRef({ detail, typedFacts });
  now.current = { detail, typedFacts };
  const schema = useMemo(
    () =>
      stepRules<Step>(step, (values) => {
        const { detail: existing, typedFacts: of } = now.current;
        return existingFacts(existing, of(values));
      }),
    [step],
  );
  return useHubForm<StepForm<Step>, StepForm<Step>>({
    rules: schema,
    initial: { [step]: initial } as StepForm<Step>,
    draft: draftName(held.arn, step),
    secrets,
    onSubmit: async (sent) => {
      saved.current = await call(createBroker, { version: detail.version, ...sent });
    },
    // Not before the draft is gone: the step opens anew with what was saved.
    onSent() {
      if (saved.current === null) return;
      take(saved.current);
      onDone(saved.current);
    },
  });
}

/** The PAN that was saved, where the server tells it. */
export const savedPan = ({ form }: BrokerDetail): string | null => {
  const pan = form.details?.pan ?? '';
  return isPan(pan) ? pan : null;
};
