import type { RecordDetails } from '@hub/contract/calls/transact/transact-records';
import { orderKindTexts } from '@hub/contract/orders/order-kinds';
import { isNative } from '@hub/domain';
import { useState } from 'react';
import { useServices } from '../../../lib/react.ts';
import { RequestLink } from '../../../parts/query/request-link.tsx';
import { OrderStatusChip } from '../../../parts/transaction/order-status-chip.tsx';
import { TimeLeft } from '../../../parts/transaction/time-left.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { CheckIcon, CopyIcon, DownloadIcon, ShareIcon } from '../../../ui/action/icons.ts';
import { Moment } from '../../../ui/date/moment.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useFocusOnArrival } from '../../../ui/navigation/focus-on-arrival.ts';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { useReceipt } from '../record-acts/queries.ts';
import { Schemes } from '../record-acts/record-parts.tsx';
import { actNames } from '../record-acts/record-text.ts';
import { useActs } from '../record-acts/row-acts.tsx';
import styles from './order-head.module.css';
import { queryAbout } from './query-about.ts';

type Details = Omit<RecordDetails, 'now'>;

/** Who, what and how much; whom it waits for; what can be done about it. */
export function OrderHead({ order }: { order: Details }) {
  const { kind, headline, investor, folioNo, rejection } = order;
  const heading = useFocusOnArrival();
  const client = `${hrefTo('investor/details')}?${new URLSearchParams({ id: investor.id })}`;
  const folio = `${hrefTo('investor/folio-details')}?${new URLSearchParams({ folio: folioNo })}`;
  return (
    <Card className="stack gap-12">
      <div className="flex wrap between start gap-8-16">
        <div className={`stack shrink gap-2 ${styles.words}`}>
          <p className={`row wrap mute text-note ${styles.kind}`}>
            {orderKindTexts[kind].title} · <Reference reference={order.reference} />
          </p>
          <h1 ref={heading} tabIndex={-1}>
            <span className="visually-hidden">{orderKindTexts[kind].title} </span>
            {headline}
          </h1>
          <p className="medium">
            <Schemes row={order} />
          </p>
          <p className="mute text-note">
            <RouteLink href={client}>{investor.name}</RouteLink> · folio{' '}
            <RouteLink href={folio}>{folioNo}</RouteLink>
          </p>
        </div>
        <OrderStatusChip order={order} />
      </div>
      {rejection && (
        <div className={`stack tint-danger gap-2 pad-12-16 round ${styles.rejection}`}>
          <strong>{rejection.title}</strong>
          <p>{rejection.fix}</p>
          {rejection.remark && <p className="soft text-note">Registrar: {rejection.remark}</p>}
        </div>
      )}
      <Next order={order} />
      <Acts order={order} />
    </Card>
  );
}

function Next({ order: { next, status, changedAt, expiresAt } }: { order: Details }) {
  if (next === null) return null;
  return (
    <div className={`stack gap-2 pad-12-16 tinted round ${styles.next}`} role="status">
      <p>
        <strong>Next</strong> {next}
      </p>
      <p className="soft text-note">
        Since <Moment at={changedAt} />
        {status === 'pending' && expiresAt !== null && (
          <>
            {' · '}
            <b className="warning figures">
              <TimeLeft until={expiresAt} before="link expires in " over="link has expired" />
            </b>
          </>
        )}
      </p>
    </div>
  );
}

function Acts({ order }: { order: Details }) {
  const { platform } = useServices();
  const { run, busy, dialog } = useActs(order);
  const receipt = useReceipt(order.reference);
  const canShare = isNative(platform.kind) || 'share' in navigator;
  const acts = order.acts.filter((act) => act !== 'cancel');
  return (
    <div className={`flex wrap gap-8 ${styles.acts}`}>
      {acts.map((act, at) => (
        <Button
          key={act}
          look={at === 0 ? 'primary' : 'outline'}
          size="compact"
          busy={busy === act}
          onClick={() => run(act)}
        >
          {act === 'share' && <Icon of={ShareIcon} size={16} />}
          {actNames[act]}
        </Button>
      ))}
      <Button look="outline" size="compact" busy={receipt.isPending} onClick={() => receipt.mutate('save')}>
        <Icon of={DownloadIcon} size={16} />
        Receipt
      </Button>
      {canShare && (
        <Button
          look="outline"
          size="compact"
          busy={receipt.isPending}
          onClick={() => receipt.mutate('share')}
        >
          <Icon of={ShareIcon} size={16} />
          Share the receipt
        </Button>
      )}
      <RequestLink query={queryAbout(order)} />
      {order.acts.includes('cancel') && (
        <Button look="quiet" size="compact" className={styles.cancel ?? ''} onClick={() => run('cancel')}>
          {actNames.cancel}
        </Button>
      )}
      {dialog}
    </div>
  );
}

/** The number everybody quotes, one press away from a mail. */
function Reference({ reference }: { reference: string }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <button
      type="button"
      className={styles.reference}
      title="Copy the reference"
      aria-label={`Copy the reference ${reference}`}
      onClick={() =>
        void navigator.clipboard.writeText(reference).then(
          () => setCopied(true),
          () => {},
        )
      }
    >
      {reference}
      <Icon of={isCopied ? CheckIcon : CopyIcon} size={14} />
      <span role="status" className="visually-hidden">
        {isCopied && 'Copied'}
      </span>
    </button>
  );
}
