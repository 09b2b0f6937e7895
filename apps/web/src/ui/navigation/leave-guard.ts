import type { RouteId } from '@hub/domain';
import { useEffect } from 'react';
import { createStore, type ReadableStore } from '../../lib/store/store.ts';

/** Work in progress that leaving would lose: a transaction being filled in, content being made. */
interface WorkInProgress {
  /** What would be lost, as the pop-up says it. */
  readonly message: string;
  /** The screens that belong to the same work. */
  readonly mayGoTo: (route: RouteId) => boolean;
}

interface Question {
  readonly message: string;
  answer(leave: boolean): void;
}

const works = new Set<WorkInProgress>();
const question = createStore<Question | null>(null);

/** The pop-up the shell shows; null when nothing is asked. */
export const leaveQuestion: ReadableStore<Question | null> = question;

/** Notes work in progress; the answer ends it. */
export function startWork(work: WorkInProgress): () => void {
  works.add(work);
  return () => {
    works.delete(work);
  };
}

/** Spec §4: while `active`, leaving (and logging out) asks first. */
export function useLeaveGuard(active: boolean, work: WorkInProgress): void {
  const { message, mayGoTo } = work;
  useEffect(() => (active ? startWork({ message, mayGoTo }) : undefined), [active, message, mayGoTo]);
}

/**
 * True when nothing is lost or the user agrees. `to` is null for a logout and for screens outside the app; `started` is
 * what a logout would lose beside the work of this screen.
 */
export async function mayLeave(to: RouteId | null, started: string | null = null): Promise<boolean> {
  const lost = [...works].find((work) => to === null || !work.mayGoTo(to));
  const message = lost?.message ?? started;
  if (message === null) return true;
  question.getSnapshot()?.answer(false);
  return new Promise((resolve) => {
    question.set({
      message,
      answer(leave) {
        question.set(null);
        resolve(leave);
      },
    });
  });
}

export const hasWorkInProgress = (): boolean => works.size > 0;
