import { orderFormTexts } from '@hub/contract/orders/form/order-form-texts';
import { formatDate, formatNav } from '@hub/domain';
import type { SchemeFacts } from '@hub/domain/orders/facts/order-facts';
import { Button } from '../../ui/action/button.tsx';
import { ErrorText } from '../../ui/form/field/error-text.tsx';
import { fundName } from './fund-name.ts';

interface ChosenSchemeProps {
  label: string;
  /** As lists have it, with plan and option behind the fund. */
  name: string;
  /** Null until they are known. */
  facts: SchemeFacts | null | undefined;
  /** Instead of the NAV: what the folio holds of it. */
  line?: string | undefined;
  error: string | null;
  /** None where there is nothing else to choose. */
  onChange: (() => void) | null;
}

const navLine = ({ category, nav }: SchemeFacts): string =>
  [nav && orderFormTexts.navOn(formatNav(nav.value), formatDate(nav.day)), category]
    .filter(Boolean)
    .join(' · ');

/** A scheme that is chosen, in two lines. */
export function ChosenScheme({ label, name, facts, line, error, onChange }: ChosenSchemeProps) {
  const about = facts && [orderFormTexts.plans[facts.plan], orderFormTexts.options[facts.option]];
  return (
    <section aria-label={label} className="stack one-column pad-8-12 sunk round">
      <div className="row between gap-8">
        <p className="shrink heavy" title={name}>
          {fundName(name)}
        </p>
        {onChange && (
          <Button look="quiet" size="compact" aria-label={orderFormTexts.changeScheme} onClick={onChange}>
            {orderFormTexts.change}
          </Button>
        )}
      </div>
      <p className="mute text-note cut">
        {[...(about ?? []), line ?? (facts && navLine(facts))].filter(Boolean).join(' · ')}
      </p>
      {error && <ErrorText>{error}</ErrorText>}
    </section>
  );
}
