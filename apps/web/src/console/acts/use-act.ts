import { texts } from '@hub/contract';
import type { ActDeclaration } from '@hub/contract/acts/act-declaration';
import { type ActPreview, doAct, LONGEST_REASON, previewAct } from '@hub/contract/console/act-calls';
import { actTexts } from '@hub/contract/console/act-texts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { issueText } from '../../ui/form/state/issue-text.ts';
import { useHubForm } from '../../ui/form/state/use-hub-form.ts';
import { useSettled } from '../../ui/form/typing/use-settled.ts';
import { useConsole, useStaffQuery } from '../calls/console-context.ts';
import type { OpenedAct } from '../calls/open-act.ts';
import { StaffError } from '../calls/staff-client.ts';
import { type ActValues, inputOf, startValues } from './act-values.ts';

interface Sent {
  readonly input: Record<string, unknown>;
  readonly reason: string;
}

export type ActResult = Awaited<ReturnType<typeof sendAct>>;
const sendAct = (
  client: ReturnType<typeof useConsole>['client'],
  sent: Sent & { act: string; key: string; before: string },
) => client.call(doAct, sent);

/** What is wrong with the input by the act's own schema, by field. */
function faultsOf(declaration: ActDeclaration, input: unknown): Record<string, string> {
  const read = z.safeParse(declaration.input, input, { error: issueText as never });
  if (read.success) return {};
  return Object.fromEntries(
    read.error.issues.map(({ path, message }) => [path.join('.'), message]).reverse(),
  );
}

function reasonFault(reason: string): Record<string, string> {
  if (reason === '') return { reason: texts.field.required };
  return reason.length > LONGEST_REASON ? { reason: texts.field.tooLong } : {};
}

/** The true figures of what would change, once nothing more is typed. */
function usePreview(declaration: ActDeclaration, input: Record<string, unknown>) {
  const settled = useSettled(JSON.stringify(input));
  const settledInput: Record<string, unknown> = JSON.parse(settled);
  const isWhole = Object.keys(faultsOf(declaration, settledInput)).length === 0;
  const query = useStaffQuery(
    previewAct,
    { act: declaration.name, input: settledInput },
    { enabled: isWhole, keepsLast: true },
  );
  return {
    preview: isWhole ? query.data : undefined,
    error: isWhole ? query.error : null,
    refetch: query.refetch,
  };
}

/**
 * Fields, preview and sending of an act. It is sent under one key however often it is tried, and goes on under it after
 * a login or a re-check.
 */
export function useAct(declaration: ActDeclaration, { given, initial = {} }: OpenedAct) {
  const { client } = useConsole();
  const queries = useQueryClient();
  const [result, setResult] = useState<ActResult | null>(null);
  const [recheckDue, setRecheckDue] = useState(false);
  const seen = useRef<ActPreview | null>(null);
  const form = useHubForm<ActValues, Sent>({
    initial: startValues(declaration, initial),
    draft: `act/${declaration.name}/${JSON.stringify(given)}`,
    within: 'input',
    rules(values) {
      const input = inputOf(declaration, given, values);
      const reason = String(values.reason ?? '').trim();
      const faults = { ...faultsOf(declaration, input), ...reasonFault(reason) };
      return Object.keys(faults).length > 0 ? { faults } : { sent: { input, reason } };
    },
    async onSubmit(sent, { idempotencyKey: key }) {
      const act = declaration.name;
      try {
        const preview = seen.current ?? (await client.call(previewAct, { act, input: sent.input }));
        setResult(await sendAct(client, { ...sent, act, key, before: preview.before }));
      } catch (error) {
        const isRecheck = error instanceof StaffError && error.code === 'recheck';
        if (isRecheck) setRecheckDue(true);
        else await queries.invalidateQueries({ queryKey: [previewAct.name] });
        throw isRecheck ? new DOMException(error.message, 'AbortError') : error;
      }
      // Whatever the page shows may have changed by it.
      void queries.invalidateQueries();
    },
  });
  const shown = usePreview(declaration, inputOf(declaration, given, form.values));
  seen.current = shown.preview ?? null;
  return {
    form,
    ...shown,
    result,
    recheckDue,
    cancelRecheck: () => setRecheckDue(false),
    goOn() {
      setRecheckDue(false);
      void form.submit();
    },
  };
}

/** What the button says it will do. */
export const buttonText = ({ title }: ActDeclaration, needsApproval: boolean): string =>
  needsApproval ? actTexts.panel.request : title;
