import { orderFormTexts } from '@hub/contract/orders/words/order-form-texts';
import { formatDate, formatNav } from '@hub/domain';
import type { SchemeFacts } from '@hub/domain/orders/facts/order-facts';
import { Button } from '../../ui/action/button.tsx';
import { StatusChip } from '../../ui/feedback/status-chip.tsx';
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
  return (
    <section aria-label={label} className="row between gap-8 pad-8-12 sunk round">
      <div className="stack shrink gap-4">
        <p className="heavy" title={name}>
          {fundName(name)}
        </p>
        <div className="row wrap gap-4-8 mute text-note">
          {facts && (
            <>
              <StatusChip tone="calm" plain>
                {orderFormTexts.plans[facts.plan]}
              </StatusChip>
              <StatusChip tone="calm" plain>
                {orderFormTexts.options[facts.option]}
              </StatusChip>
            </>
          )}
          <span>{line ?? (facts && navLine(facts))}</span>
        </div>
        {error && <ErrorText>{error}</ErrorText>}
      </div>
      {onChange && (
        <Button look="quiet" size="compact" aria-label={orderFormTexts.changeScheme} onClick={onChange}>
          {orderFormTexts.change}
        </Button>
      )}
    </section>
  );
}
