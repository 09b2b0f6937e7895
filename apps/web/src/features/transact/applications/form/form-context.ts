import {
  applicationFindingText,
  type FormReader,
} from '@hub/contract/applications/application-finding-texts';
import type { ApplicationDraft } from '@hub/domain/applications/application-draft';
import type { ApplicationFacts } from '@hub/domain/applications/application-facts';
import type { ApplicationFinding } from '@hub/domain/applications/application-finding';
import type { ApplicationStep } from '@hub/domain/applications/application-steps';
import { createContext, useContext } from 'react';
import { valueAt, withValue } from '../../../../ui/form/draft/draft-path.ts';
import type { HubForm } from '../../../../ui/form/state/hub-form.ts';

/** What a bank account is proven with. */
export interface ProofCalls {
  /** One rupee to the account of the draft; what is wrong with it, or null. */
  readonly checkAccount: (draft: ApplicationDraft) => Promise<string | null>;
  /** The id of the paper that was kept. */
  readonly upload: (id: string, file: File) => Promise<string>;
}

/** What every question of the form is given. */
export interface FormContext {
  readonly reader: FormReader;
  readonly proofs: ProofCalls;
  /** Those of this reader, in their order. */
  readonly steps: readonly ApplicationStep[];
  readonly draft: ApplicationDraft;
  readonly facts: ApplicationFacts;
  readonly now: Temporal.Instant;
  readonly findings: readonly ApplicationFinding[];
  readonly refused: Readonly<Record<string, string>>;
  readonly form: HubForm<ApplicationDraft>;
  readonly change: (next: (draft: ApplicationDraft) => ApplicationDraft) => void;
  /** The step that the address names: what is folded there is open. */
  readonly requested: ApplicationStep | null;
  /** Steps that the investor sent back. */
  readonly sentBack: readonly ApplicationStep[];
  /** Since when the investor has a link to fill the form in; null while there is none. */
  readonly sharedAt: string | null;
  /** Saves at once: the answer decides what is asked next. False when the server does not have it afterwards. */
  readonly saveNow: () => Promise<boolean>;
  readonly id: string | null;
  /** Saves at once; the form's id, or null when the server does not have it afterwards. */
  readonly saved: () => Promise<string | null>;
}

export const ApplicationContext = createContext<FormContext | null>(null);

export function useApplicationForm(): FormContext {
  const context = useContext(ApplicationContext);
  if (context === null) throw new Error('ApplicationContext has no provider above this component');
  return context;
}

/** Whether something stands in the way at one of the fields that `isOf` takes. */
export const isWrongAt = (
  { findings, refused }: Pick<FormContext, 'findings' | 'refused'>,
  isOf: (field: string) => boolean,
): boolean =>
  findings.some(({ level, field }) => level === 'block' && isOf(field)) || Object.keys(refused).some(isOf);

const ended = (text: string): string => (text === '' || /[.!?]$/.test(text) ? text : `${text}.`);

/** What is wrong and what to do, in one line for a field. */
export function findingLine(finding: ApplicationFinding, reader: FormReader): string {
  const { title, fix } = applicationFindingText(finding, reader);
  return [title, fix].filter(Boolean).map(ended).join(' ');
}

export const setAt = (form: FormContext, path: string, value: unknown): void =>
  form.change((draft) => (valueAt(draft, path) === value ? draft : withValue(draft, path, value)));
