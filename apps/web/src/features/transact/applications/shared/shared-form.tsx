import { applicationKindTexts, applicationTexts } from '@hub/contract/applications/application-texts';
import { draftWire } from '@hub/contract/applications/draft-schema';
import {
  checkSharedAccount,
  openShared,
  type SharedApplication,
  saveShared,
  uploadSharedProof,
} from '@hub/contract/calls/transact/transact-shared-form';
import type { ApplicationDraft } from '@hub/domain/applications/application-draft';
import type { ApplicationFacts } from '@hub/domain/applications/application-facts';
import { sharedSteps } from '@hub/domain/applications/application-steps';
import { checkStep } from '@hub/domain/applications/check-application';
import { useMemo, useRef } from 'react';
import { useApi, useServices, useStore } from '../../../../lib/react.ts';
import { noteServerTime } from '../../../../parts/transaction/server-clock.ts';
import { Moment } from '../../../../ui/date/moment.tsx';
import { useServerDraft } from '../../../../ui/form/draft/use-server-draft.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { PageHeader } from '../../../../ui/layout/page-header.tsx';
import { useLeaveGuard } from '../../../../ui/navigation/leave-guard.ts';
import type { ProofCalls } from '../form/form-context.ts';
import type { FormSide } from '../form/form-side.ts';
import { PagesForm } from '../form/pages-form.tsx';
import { SaveNote } from '../form/save-note.tsx';
import { personSteps } from '../steps/person-steps.ts';
import { Review } from '../steps/review-step.tsx';
import { applicationRules, type StoredForm } from '../store/application-store.ts';
import styles from './shared-form.module.css';

type OpenForm = NonNullable<SharedApplication['form']>;
export type DeadLink = Exclude<SharedApplication['link'], 'open'>;

const investorSide: FormSide = {
  reader: 'investor',
  stepsOf: (draft) => [...sharedSteps(draft), 'review'],
  // The consent is the distributor's.
  check: (step, ...form) => (step === 'review' ? [] : checkStep(step, ...form)),
  parts: personSteps,
  Review,
  finish: 'Finish',
};

const unsaved = {
  message: 'Your latest entries are not sent yet. They are saved on this device.',
  mayGoTo: () => false,
};

interface SharedFormProps {
  token: string;
  opened: OpenForm;
  onDone: () => void;
  /** The link stopped working while the form was open. */
  onDead: (link: DeadLink) => void;
}

/** The investor's part of a form that a distributor began, saved as it is typed. */
export function SharedForm({ token, opened, onDone, onDead }: SharedFormProps) {
  const api = useApi();
  const { drafts } = useServices();
  const died = useRef(onDead);
  died.current = onDead;
  const savedName = `apply/${token.slice(0, 8)}`;
  const store = useServerDraft<ApplicationDraft, ApplicationFacts, StoredForm>(() => {
    const stored = ({ link, form }: SharedApplication): StoredForm => {
      if (form !== null) {
        noteServerTime(form.now);
        return { ...form, id: token };
      }
      if (link !== 'open') died.current(link);
      throw new Error(applicationTexts.linkClosed);
    };
    return {
      ...applicationRules(opened.draft.kind),
      isOwn: (saved) => saved.kind === opened.draft.kind,
      opened: stored({ link: 'open', form: opened }),
      save: async ({ version = opened.version, draft }) =>
        stored(
          await api.call(
            saveShared,
            { token, version, draft: draftWire(draft), isDone: false },
            { background: true },
          ),
        ),
      load: async () => stored(await api.call(openShared, { token }, { background: true })),
      savedName: () => savedName,
    };
  });
  const { save } = useStore(store);
  useLeaveGuard(save.kind === 'offline' || save.kind === 'failed', unsaved);
  const proofs: ProofCalls = useMemo(
    () => ({
      async checkAccount({ bank: { ifsc, account } }) {
        // The bank's name is compared with those that the server has of the form.
        await store.flush();
        return (await api.call(checkSharedAccount, { token, ifsc, account })).message;
      },
      async upload(_id, file) {
        const uploads = [{ field: 'proof', file, fileName: file.name }];
        return (await api.call(uploadSharedProof, { token }, { uploads })).proof;
      },
    }),
    [api, token, store],
  );
  const finish = async () => {
    const { version, draft } = store.getSnapshot();
    if (version === null) return;
    await api.call(saveShared, { token, version, draft: draftWire(draft), isDone: true });
    await drafts.remove(savedName);
    onDone();
  };
  return (
    <>
      <PageHeader title="Your application" note={<SaveNote save={save} />} />
      <RequestedBy opened={opened} />
      <PagesForm side={investorSide} store={store} proofs={proofs} onFinish={finish} />
    </>
  );
}

const inSentence = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

function RequestedBy({ opened: { distributor, draft, expiresAt } }: { opened: OpenForm }) {
  const { name, arn, euin } = distributor;
  return (
    <Card className={`stack gap-4 ${styles.requested}`}>
      <p>
        <strong>{name}</strong> ({euin === '' ? arn : `${arn}, EUIN ${euin}`}) asks you to fill in the rest of
        your {inSentence(applicationKindTexts[draft.kind])}.
      </p>
      <p className="mute text-note">
        Nothing is invested before you confirm it. You can fill it in until <Moment at={expiresAt} />.
      </p>
    </Card>
  );
}
