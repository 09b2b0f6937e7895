import { applicationFindingText } from '@hub/contract/applications/application-texts';
import type { ApplicationDraft, ApplicationFacts, ApplicationFinding } from '@hub/domain';
import { createContext, useContext } from 'react';
import { valueAt, withValue } from './draft-path.ts';

/** What every question of the form is given. */
export interface FormContext {
  readonly draft: ApplicationDraft;
  readonly facts: ApplicationFacts;
  readonly now: Temporal.Instant;
  readonly findings: readonly ApplicationFinding[];
  readonly refused: Readonly<Record<string, string>>;
  /** Fields that were left, or all of them after Continue was pressed. */
  readonly isDue: (path: string) => boolean;
  readonly leave: (path: string) => void;
  readonly change: (next: (draft: ApplicationDraft) => ApplicationDraft) => void;
  /** Saves at once: the answer decides what is asked next. */
  readonly saveNow: () => void;
  readonly id: string | null;
}

export const ApplicationContext = createContext<FormContext | null>(null);

export function useApplicationForm(): FormContext {
  const context = useContext(ApplicationContext);
  if (context === null) throw new Error('ApplicationContext has no provider above this component');
  return context;
}

const ended = (text: string): string => (text === '' || /[.!?]$/.test(text) ? text : `${text}.`);

/** What is wrong and what to do, in one line for a field. */
export function findingLine(finding: ApplicationFinding): string {
  const { title, fix } = applicationFindingText(finding);
  return [title, fix].filter(Boolean).map(ended).join(' ');
}

/** What stands at a field, once it is due. */
export function errorAt({ findings, refused, isDue }: FormContext, path: string): string | null {
  const said = refused[path];
  if (said !== undefined) return said;
  const found = findings.find(({ field, level }) => field === path && level === 'block');
  return found !== undefined && isDue(path) ? findingLine(found) : null;
}

export const setAt = (form: FormContext, path: string, value: unknown): void =>
  form.change((draft) => (valueAt(draft, path) === value ? draft : withValue(draft, path, value)));
