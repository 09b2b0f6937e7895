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

export interface LeaveQuestion {
  readonly message: string;
  readonly isLogout: boolean;
  answer(leave: boolean): void;
}

const works = new Set<WorkInProgress>();
const question = createStore<LeaveQuestion | null>(null);

/** The pop-up the shell shows; null when nothing is asked. */
export const leaveQuestion: ReadableStore<LeaveQuestion | null> = question;

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
 * True when nothing is lost or the user agrees. `to` is null for a logout and for screens outside the app; `more` is what
 * a logout would lose beside the work of this screen.
 */
export async function mayLeave(to: RouteId | null, more?: readonly string[]): Promise<boolean> {
  const work = [...works].find(({ mayGoTo }) => to === null || !mayGoTo(to));
  const message = [...(work ? [work.message] : []), ...(more ?? [])].join(' ');
  if (message === '') return true;
  question.getSnapshot()?.answer(false);
  return new Promise((resolve) => {
    question.set({
      message,
      isLogout: more !== undefined,
      answer(leave) {
        question.set(null);
        resolve(leave);
      },
    });
  });
}

export const hasWorkInProgress = (): boolean => works.size > 0;
