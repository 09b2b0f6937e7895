import type { BrokerageLine } from '@hub/contract/calls/brokerage/brokerage-report';
import { dayText } from '@hub/domain';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { compactText, isNil } from '../../../ui/figure/figure-text.ts';
import { Money } from '../../../ui/figure/money.tsx';
import { Nav } from '../../../ui/figure/nav.tsx';
import { Units } from '../../../ui/figure/units.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { counted, rateText } from '../calls/words.ts';
import about from '../figures/brokerage.module.css';
import { SignedMoney } from '../figures/signed-money.tsx';
import { cardHref } from '../links/links.ts';
import styles from './line.module.css';

type Expected = NonNullable<BrokerageLine['expected']>;
type Piece = Expected['pieces'][number];

const yearNames = ['', 'first year', 'second year', 'third year', 'fourth year or later'];
const places = { T30: 'top 30 cities', B30: 'beyond the top 30 cities', any: 'any city' } as const;
const bases = { exclusive: 'GST extra', inclusive: 'GST included' } as const;

function slabText({ from, to }: Piece['slab']): string {
  if (to !== null) return `${compactText(from)} to ${compactText(to)}`;
  return isNil(from) ? 'any amount' : `from ${compactText(from)}`;
}

/** The one equation, lot by lot: days, units, price and rate, where the rate comes from, and what they add up to. */
export function Pieces({ expected }: Pick<BrokerageLine, 'expected'>) {
  if (expected === null) {
    return (
      <Card title="How it is worked out">
        <p className={`mute text-note ${about.about}`}>
          There is no calculation: the amount is from the registrar.
        </p>
      </Card>
    );
  }
  const { pieces, amount, gstWithin, days, missing } = expected;
  return (
    <Card title="How it is worked out" aside={counted(days, 'day')}>
      <ul>
        {pieces.map((piece) => (
          <li key={piece.key} className={`stack gap-2 pad-12-0 line-above ${styles.piece}`}>
            <p className={`flex between gap-16 ${styles.pieceHead}`}>
              <span>
                <DatedText>
                  Bought {dayText(piece.boughtOn)}, {counted(piece.days, 'day')} from {dayText(piece.from)}
                </DatedText>
              </span>
              <b>
                <Money amount={piece.amount} />
              </b>
            </p>
            <p className="soft figures">
              <Units value={piece.units} /> units × <Nav value={piece.nav} /> × {rateText(piece.rate)} ÷ 365 ×{' '}
              {counted(piece.days, 'day')}
            </p>
            <p className="mute text-note">
              <RouteLink href={cardHref(piece.card)}>Rate card {piece.card}</RouteLink>, line {piece.cardLine}
              : {yearNames[piece.year]}, {places[piece.location]}, {slabText(piece.slab)},{' '}
              {bases[piece.gstBasis]}
            </p>
          </li>
        ))}
      </ul>
      {gstWithin !== null && (
        <p className={`flex between pad-12-0 gap-16 line-above ${styles.pieceSum}`}>
          <span>Less GST included in the rate</span>
          <b>
            <SignedMoney sign="−" amount={gstWithin} />
          </b>
        </p>
      )}
      <p className={`flex between pad-top-12 gap-16 heavy line-above ${styles.pieceSum}`}>
        <span>Expected, rounded</span>
        <b>
          <Money amount={amount} />
        </b>
      </p>
      {missing.length > 0 && (
        <ul className={about.notes}>
          {missing.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}
