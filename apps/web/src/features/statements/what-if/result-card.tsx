import type { WhatIf } from '@hub/contract/calls/statements/statements-what-if';
import { tdsLabel } from '@hub/contract/orders/summary/tds-text';
import { dayText, type Paise, splitSchemeName } from '@hub/domain';
import { startTransaction, type TransactionStart } from '../../../parts/transaction/start-transaction.ts';
import type { WhatIfInput } from '../../../parts/what-if/what-if-query.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { StatusChip } from '../../../ui/feedback/status-chip.tsx';
import { isNil, navText, unitsText } from '../../../ui/figure/figure-text.ts';
import { Money } from '../../../ui/figure/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ResultFigure, ResultLine, ResultLines } from '../../../ui/layout/result.tsx';
import { CheapestDay } from './cheapest-day.tsx';
import { LotsMet } from './lots-met.tsx';

type Item = WhatIf['items'][number];
type Result = NonNullable<Item['result']>;

interface ResultCardProps {
  investor: string;
  request: WhatIfInput | undefined;
  item: Item;
  /** Of the allowance. */
  leftAfter: Paise | null;
  isAlone: boolean;
}

/** How the form of a redemption begins with the same sale. */
function startOf(request: WhatIfInput | undefined, { units }: Result): TransactionStart {
  if (request?.by === 'amount') return { amount: request.amount };
  return request?.by === 'all' ? { amount: 'all' } : { units };
}

export function ResultCard({ investor, request, item, leftAfter, isAlone }: ResultCardProps) {
  const { folioNo, schemeCode, scheme, nav, result, refusal } = item;
  const { fund, variant } = splitSchemeName(scheme);
  return (
    <Card className="stack top gap-12" aria-label={fund}>
      <div>
        <h2 className="text-large">{fund}</h2>
        <p className="mute text-small normal">
          <DatedText>
            {[variant, `folio ${folioNo}`, nav && `NAV ${navText(nav.value)} of ${dayText(nav.day)}`]
              .filter(Boolean)
              .join(' · ')}
          </DatedText>
        </p>
      </div>
      {result === null ? (
        <div className="stack narrow gap-8" role="status">
          <StatusChip tone="blocked">This cannot be redeemed</StatusChip>
          <p>{refusal}</p>
        </div>
      ) : (
        <>
          <ResultFigure label="Amount to bank">
            <Money amount={result.net} />
          </ResultFigure>
          <Figures result={result} leftAfter={leftAfter} />
          <CheapestDay result={result} />
          <ButtonLink
            wide
            href={startTransaction('redeem', {
              investor,
              folio: folioNo,
              scheme: schemeCode,
              ...startOf(request, result),
            })}
          >
            Redeem this
          </ButtonLink>
          <LotsMet parts={result.parts} isOpen={isAlone} />
        </>
      )}
    </Card>
  );
}

function Figures({ result, leftAfter }: { result: Result; leftAfter: Paise | null }) {
  const { units, gross, load, stt, short, long, unitsLeft, valueLeft, unitsWithoutCost } = result;
  return (
    <ResultLines>
      <ResultLine label={`${unitsText(units)} units at NAV`}>
        <Money amount={gross} />
      </ResultLine>
      <ResultLine label="Exit load">{isNil(load) ? 'nil' : <Money amount={load} />}</ResultLine>
      <ResultLine label="STT">{isNil(stt) ? 'nil' : <Money amount={stt} />}</ResultLine>
      {result.tdsParts.map((part) => (
        <ResultLine key={tdsLabel(part)} label={tdsLabel(part)}>
          <Money amount={part.tds} />
        </ResultLine>
      ))}
      {result.tds !== null && isNil(result.tds) && <ResultLine label="TDS">nil</ResultLine>}
      <ResultLine label="Short-term gain">
        <Money amount={short} change />
      </ResultLine>
      <ResultLine label="Long-term gain">
        <Money amount={long} change />
      </ResultLine>
      {leftAfter !== null && (
        <ResultLine label="Exemption left after this">
          <Money amount={leftAfter} />
        </ResultLine>
      )}
      {!isNil(unitsWithoutCost) && (
        <ResultLine label="Cost not known">{unitsText(unitsWithoutCost)} units, in no gain</ResultLine>
      )}
      <ResultLine label="Stays invested">
        {isNil(unitsLeft) ? (
          'nothing'
        ) : (
          <>
            <Money amount={valueLeft} />{' '}
            <span className="mute text-small normal">{unitsText(unitsLeft)} units</span>
          </>
        )}
      </ResultLine>
    </ResultLines>
  );
}
