import type { ClientFolio, TransactClient } from '@hub/contract/calls/transact/transact-client';
import { initiateTexts } from '@hub/contract/orders/form/initiate-texts';
import { kycTexts } from '@hub/contract/statements/statement-texts';
import { rupeesText } from '@hub/domain';
import { ApiError } from '../../../lib/api/api.ts';
import { holdingModes } from '../../../parts/person/folio-words.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { CheckIcon } from '../../../ui/action/icons.ts';
import { InlineError } from '../../../ui/feedback/inline-error.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from './initiate-page.module.css';

interface ClientCardProps {
  query: {
    readonly data: TransactClient | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  folio: ClientFolio | undefined;
  onFolio: (folioNo: string) => void;
  onChange: () => void;
}

/** Whom the order is for: it has the search field's place, and the same height while it loads. */
export function ClientCard({ query, folio, onFolio, onChange }: ClientCardProps) {
  const { data, error } = query;
  return (
    <div className="stack gap-8">
      <span className="text-note strong">{initiateTexts.who}</span>
      <section
        aria-label={data?.name ?? initiateTexts.who}
        className={`flex wrap between gap-8-16 ${styles.client}`}
      >
        {data && folio ? (
          <ClientFacts client={data} folio={folio} onFolio={onFolio} />
        ) : (
          <WithoutClient error={error} onRetry={query.refetch} />
        )}
        <Button look="quiet" size="compact" aria-label={initiateTexts.changeLabel} onClick={onChange}>
          {initiateTexts.change}
        </Button>
      </section>
    </div>
  );
}

function WithoutClient({ error, onRetry }: { error: Error | null; onRetry: () => unknown }) {
  if (error === null) {
    return (
      <div className="grow">
        <Loading label={initiateTexts.loading}>
          <Skeleton width="medium" />
          <Skeleton width="long" />
        </Loading>
      </div>
    );
  }
  if (error instanceof ApiError && error.status === 404) return <p role="alert">{initiateTexts.unknown}</p>;
  return <InlineError onRetry={onRetry}>{initiateTexts.failed}</InlineError>;
}

interface FactsProps {
  client: TransactClient;
  folio: ClientFolio;
  onFolio: (folioNo: string) => void;
}

function ClientFacts({ client: { name, maskedMobile, folios }, folio, onFolio }: FactsProps) {
  const { holding, aum, kyc, mandate, blocked } = folio;
  const isGood = kyc === 'VALIDATED' || kyc === 'REGISTERED';
  return (
    <>
      <div className={`stack shrink ${styles.name}`}>
        <p className="text-large heavy cut">{name}</p>
        <p className="mute text-note">{[holdingModes[holding], maskedMobile].filter(Boolean).join(' · ')}</p>
        {blocked !== null && <p className="danger text-note">{blocked}</p>}
      </div>
      <dl className={`terms strong-values ${styles.facts}`}>
        <div>
          <dt>{initiateTexts.folio}</dt>
          <dd>{folios.length === 1 ? folio.folioNo : <FolioSelect {...{ folios, folio, onFolio }} />}</dd>
        </div>
        <div>
          <dt>{initiateTexts.aum}</dt>
          <dd className="figures">{rupeesText(aum, { decimals: 0 })}</dd>
        </div>
        <div>
          <dt>{initiateTexts.kyc}</dt>
          <dd className={isGood ? 'inline middle gap-4 success' : 'danger'}>
            {isGood && <Icon of={CheckIcon} size={14} />}
            {isGood ? initiateTexts.kycGood : kycTexts[kyc]}
          </dd>
        </div>
        <div>
          <dt>{initiateTexts.mandate}</dt>
          <dd>
            {mandate === null
              ? initiateTexts.noMandate
              : initiateTexts.mandateUpTo(
                  mandate.bank,
                  `••${mandate.maskedAccount.slice(-4)}`,
                  rupeesText(mandate.limit, { decimals: 0 }),
                )}
          </dd>
        </div>
      </dl>
    </>
  );
}

function FolioSelect({
  folios,
  folio,
  onFolio,
}: Omit<FactsProps, 'client'> & Pick<TransactClient, 'folios'>) {
  return (
    <select
      aria-label={initiateTexts.folio}
      className={styles.folio}
      value={folio.folioNo}
      onChange={({ target }) => onFolio(target.value)}
    >
      {folios.map(({ folioNo, aum }) => (
        <option key={folioNo} value={folioNo}>
          {folioNo} · {rupeesText(aum, { decimals: 0 })}
        </option>
      ))}
    </select>
  );
}
