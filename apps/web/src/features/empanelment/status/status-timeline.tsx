import type { ResponseOf } from '@hub/contract';
import type { empanelmentStatus } from '@hub/contract/calls/empanelment/empanelment';
import { empanelmentEventTexts } from '@hub/contract/empanelment/empanelment-texts';
import type { EmpanelmentStatus } from '@hub/domain/empanelment/empanelment-status';
import { Moment } from '../../../ui/date/moment.tsx';
import type { TimelineItem } from '../../../ui/layout/timeline.tsx';

export type OwnStatus = ResponseOf<typeof empanelmentStatus>;

/** What still comes, the next first. */
const ahead: Readonly<Record<EmpanelmentStatus, readonly string[]>> = {
  draft: ['You sign and send the form', 'We check it', 'You are empanelled'],
  submitted: ['We check it', 'You are empanelled'],
  'under-review': ['We check it', 'You are empanelled'],
  'need-info': ['You send what is missing', 'We check it', 'You are empanelled'],
  rejected: [],
  empanelled: [],
};

/** From the beginning to what is still to come. */
export function statusTimeline({ history, status }: OwnStatus): readonly TimelineItem[] {
  const happened = history.toReversed().map(
    ({ what, at, words }, place): TimelineItem => ({
      id: `event ${place}`,
      state: what === 'rejected' || what === 'requested' ? 'bad' : 'done',
      title: empanelmentEventTexts[what],
      note: words,
      when: <Moment at={at} />,
    }),
  );
  const next = ahead[status].map(
    (title, place): TimelineItem => ({ id: title, state: place === 0 ? 'now' : 'open', title }),
  );
  return [...happened, ...next];
}
