import { readApplicationFacts } from '@hub/contract/applications/facts-schema';
import type { ApplicationReply } from '@hub/contract/calls/transact/transact-applications';
import { isPan } from '@hub/domain';
import type { ApplicationDraft, ApplicationKind } from '@hub/domain/applications/application-draft';
import { type ApplicationFacts, noApplicationFacts } from '@hub/domain/applications/application-facts';
import { clientPanOf } from '@hub/domain/applications/check-people';
import { startedDraft } from '@hub/domain/applications/started-draft';
import { isHuf } from '@hub/domain/tax-status/tax-status-demands';
import type {
  ServerDraft,
  ServerDraftOptions,
  ServerDraftState,
} from '../../../../ui/form/draft/server-draft.ts';
import { fillsExisting } from './fill-existing.ts';

/** What the store needs of a form as the server has it, whoever fills it in. */
export type StoredForm = Pick<
  ApplicationReply,
  'id' | 'version' | 'draft' | 'facts' | 'changedAt' | 'changedBy'
>;

export type ApplicationStore = ServerDraft<ApplicationDraft, ApplicationFacts, StoredForm>;
export type ApplicationState = ServerDraftState<ApplicationDraft, ApplicationFacts, StoredForm>;

/** A HUF's form of before has no place for the name of the Karta. */
const withKarta = (draft: ApplicationDraft): ApplicationDraft =>
  isHuf(draft.taxStatus) && draft.karta === undefined ? { ...draft, karta: '' } : draft;

/** How an application is read, filled in and kept: before there is a PAN nobody would look for it again. */
export const applicationRules = (kind: ApplicationKind) =>
  ({
    empty: { draft: startedDraft(kind), facts: noApplicationFacts },
    read: ({ draft, facts }) => ({
      draft: withKarta(draft as ApplicationDraft),
      facts: readApplicationFacts(facts),
    }),
    fill: fillsExisting(),
    isWorthSaving: (draft) => isPan(clientPanOf(draft)),
  }) satisfies Partial<ServerDraftOptions<ApplicationDraft, ApplicationFacts, StoredForm>>;
