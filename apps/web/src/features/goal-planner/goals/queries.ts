import type { RequestOf, ResponseOf } from '@hub/contract';
import {
  assignable,
  type GoalLead,
  goalDetails,
  goalFile,
  goals,
  removeGoal,
} from '@hub/contract/calls/goal-planner/goal-planner';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi, useServices } from '../../../lib/react.ts';
import { type PagedData, usePagedList } from '../../../ui/list/paged-list.ts';
import { useExportedFile } from '../../../ui/list/save-export.ts';
import { useSaveFile } from '../../../ui/list/use-save-file.ts';

const all = ['goal-planner'] as const;

type Page = ResponseOf<typeof goals>;
type Filter = Pick<RequestOf<typeof goals>, 'pace' | 'search' | 'investorId'>;

const rowKey = ({ id }: GoalLead) => id;

/** The list, and how many goals there are of each pace; those stay while another part of it is read. */
export function useGoals(filter: Filter) {
  const api = useApi();
  const client = useQueryClient();
  const queryKey = [...all, 'list', filter];
  const list = usePagedList<GoalLead, Page>({
    queryKey,
    rowKey,
    readPage: ({ pageNumber }, signal) => api.call(goals, { ...filter, pageNumber }, { signal }),
  });
  const first = useRef<Pick<Page, 'counts' | 'asOn'> | null>(null);
  first.current = client.getQueryData<PagedData<Page>>(queryKey)?.pages[0] ?? first.current;
  return { list, counts: first.current?.counts ?? null, asOn: first.current?.asOn ?? null };
}

export function useGoal(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...all, 'goal', id],
    queryFn: ({ signal }) => api.call(goalDetails, { id }, { signal }),
  });
}

/** What of a client's book can be meant for a goal. */
export function useAssignable(investorId: string | null, goalId: string | undefined) {
  const api = useApi();
  return useQuery({
    queryKey: [...all, 'assignable', investorId, goalId],
    queryFn: ({ signal }) =>
      api.call(
        assignable,
        { investorId: investorId ?? '', ...(goalId !== undefined && { goalId }) },
        { signal },
      ),
    enabled: investorId !== null,
  });
}

export function useRefreshGoals(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: all });
}

export function useRemoveGoal(onRemoved: () => void) {
  const { api, toaster } = useServices();
  const refresh = useRefreshGoals();
  return useMutation({
    mutationFn: (id: string) => api.call(removeGoal, { id }),
    onSuccess() {
      toaster.show('success', 'The goal is removed.');
      onRemoved();
      void refresh();
    },
  });
}

/** The plan as one page, onto the device. */
export function useSaveGoalFile() {
  const read = useExportedFile();
  const keep = useSaveFile();
  return useMutation({
    async mutationFn({ id, name }: { readonly id: string; readonly name: string }) {
      const run = { signal: new AbortController().signal, onProgress() {} };
      const found = await read(goalFile, { id }, run);
      if (found !== null) await keep(found.file, found.fileName ?? `${name}.pdf`);
    },
  });
}
