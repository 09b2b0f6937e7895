import { applicationKindTexts } from '@hub/contract/applications/application-texts';
import { draftWire } from '@hub/contract/applications/draft-schema';
import { checkAccount } from '@hub/contract/calls/transact/transact-account-check';
import {
  type ApplicationReply,
  getApplication,
  saveApplication,
  saveFatca,
  submitFirstLumpsum,
  submitFirstSip,
  submitZeroBalance,
  uploadProof,
} from '@hub/contract/calls/transact/transact-applications';
import { staysInTransaction } from '@hub/domain';
import {
  type ApplicationDraft,
  type ApplicationKind,
  namesIn,
} from '@hub/domain/applications/application-draft';
import type { ApplicationFacts } from '@hub/domain/applications/application-facts';
import { applicationSteps } from '@hub/domain/applications/application-steps';
import { checkStep } from '@hub/domain/applications/check-application';
import { useMemo, useRef } from 'react';
import { type Api, ApiError } from '../../../lib/api/api.ts';
import { useApi, useStore } from '../../../lib/react.ts';
import { noteServerTime } from '../../../parts/transaction/server-clock.ts';
import { useServerDraft } from '../../../ui/form/draft/use-server-draft.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useLeaveGuard } from '../../../ui/navigation/leave-guard.ts';
import { useNavigation } from '../../../ui/navigation/navigation.ts';
import { thankYouHref } from '../flow/links.ts';
import { changedDeclaration } from './changed-declaration.ts';
import type { ProofCalls } from './form/form-context.ts';
import type { FormSide } from './form/form-side.ts';
import { PagesForm } from './form/pages-form.tsx';
import { SaveNote } from './form/save-note.tsx';
import { LetInvestorFill } from './leads/let-investor-fill.tsx';
import { MandateStep } from './steps/mandate-step.tsx';
import { personSteps } from './steps/person-steps.ts';
import { ReviewAndConsent } from './steps/review-step.tsx';
import { SchemeStep } from './steps/scheme-step.tsx';
import { applicationRules, type StoredForm } from './store/application-store.ts';

const distributorSide: FormSide = {
  reader: 'distributor',
  stepsOf: ({ kind, taxStatus }) => applicationSteps(kind, taxStatus),
  check: checkStep,
  Start: LetInvestorFill,
  parts: { ...personSteps, scheme: SchemeStep, mandate: MandateStep },
  Review: ReviewAndConsent,
  finish: 'Send to the investor',
};

const submits = {
  lumpsum: submitFirstLumpsum,
  sip: submitFirstSip,
  'zero-balance': submitZeroBalance,
} as const;

/** Spec §4: leaving asks first, although nothing is lost. */
const unsent = {
  message: 'The form is not sent yet. What you entered is saved under Initiate Transaction.',
  mayGoTo: staysInTransaction,
};

type Wire = ReturnType<typeof draftWire>;

/** A declaration that is all that changed goes by the spec's call for it, everything else with the form. */
async function saveForm(
  api: Api,
  { id, version }: { id?: string; version?: number },
  before: ApplicationDraft,
  draft: Wire,
): Promise<ApplicationReply> {
  const named = { ...(id !== undefined && { id }), ...(version !== undefined && { version }) };
  const holder = changedDeclaration(before, draft as ApplicationDraft);
  const fatca = holder === null ? undefined : draft.holders[holder]?.fatca;
  if (id === undefined || version === undefined || holder === null || fatca === undefined) {
    return api.call(saveApplication, { ...named, draft }, { background: true });
  }
  try {
    return await api.call(saveFatca, { id, version, holder, fatca }, { background: true });
  } catch (error) {
    throw error instanceof ApiError ? atHolder(error, holder) : error;
  }
}

/** The call names its fields without the holder. */
function atHolder({ message, status, call, reference, fields }: ApiError, holder: number): ApiError {
  const named = Object.entries(fields).map(([path, text]) => [`draft.holders.${holder}.${path}`, text]);
  return new ApiError(message, { status, call, reference, fields: Object.fromEntries(named) });
}

interface ApplicationFormProps {
  kind: ApplicationKind;
  opened: ApplicationReply | null;
  onCreated: (id: string) => void;
}

/** The distributor's form, from the PAN to what is sent to the investor. */
export function ApplicationForm({ kind, opened, onCreated }: ApplicationFormProps) {
  const api = useApi();
  const navigation = useNavigation();
  const created = useRef(onCreated);
  created.current = onCreated;
  const store = useServerDraft<ApplicationDraft, ApplicationFacts, StoredForm>(() => {
    if (opened !== null) noteServerTime(opened.now);
    return {
      ...applicationRules(kind),
      isOwn: (saved) => saved.kind === kind,
      opened,
      async save({ draft, before, ...named }) {
        const reply = await saveForm(api, named, before, draftWire(draft));
        noteServerTime(reply.now);
        return reply;
      },
      load: (id) => api.call(getApplication, { id }, { background: true }),
      onCreated: (id) => created.current(id),
      savedName: (id) => `applications/${id ?? `new-${kind}`}`,
    };
  });
  const { draft, save } = useStore(store);
  const startedWith = useRef(draft);
  useLeaveGuard(draft !== startedWith.current, unsent);
  const proofs: ProofCalls = useMemo(
    () => ({
      async checkAccount({ bank, holders, guardian }) {
        const { ifsc, account } = bank;
        const names = namesIn({ holders, guardian });
        return (await api.call(checkAccount, { ifsc, account, names })).message;
      },
      async upload(id, file) {
        const uploads = [{ field: 'proof', file, fileName: file.name }];
        return (await api.call(uploadProof, { id }, { uploads })).proof;
      },
    }),
    [api],
  );
  const send = async () => {
    const { id, version } = store.getSnapshot();
    if (id === null || version === null) return;
    const sent = await api.call(submits[kind], { id, version, consent: true });
    navigation.go(
      thankYouHref(sent.confirmations.flatMap(({ orders }) => orders.map((one) => one.reference))),
    );
  };
  return (
    <>
      <PageHeader title={applicationKindTexts[kind]} back note={<SaveNote save={save} />} />
      <PagesForm
        side={distributorSide}
        store={store}
        proofs={proofs}
        sentBack={opened?.sentBack ?? []}
        sharedAt={opened?.sharedAt ?? null}
        onFinish={send}
      />
    </>
  );
}
