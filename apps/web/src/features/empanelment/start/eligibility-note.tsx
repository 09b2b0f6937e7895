import { arnEligibilityTexts } from '@hub/contract/empanelment/empanelment-texts';
import { dayText } from '@hub/domain';
import type { ArnEligibility } from '@hub/domain/empanelment/arn-eligibility';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { StatusChip, type Tone } from '../../../ui/feedback/status-chip.tsx';
import { Fact, Facts } from '../../../ui/layout/facts.tsx';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import type { Opened } from './opened.ts';

const chips: Readonly<Record<ArnEligibility, readonly [Tone, string]>> = {
  open: ['good', 'Active'],
  empanelled: ['good', 'Empanelled'],
  expired: ['soon', 'Expired'],
  suspended: ['blocked', 'Suspended'],
  cancelled: ['blocked', 'Cancelled'],
  debarred: ['blocked', 'Debarred'],
  'kyd-missing': ['soon', 'KYD not done'],
  'under-age': ['blocked', 'Under 18'],
};

/** Why an ARN cannot be empanelled now, and what to do about it. */
export function EligibilityNote({ opened, children }: { opened: Opened; children: ReactNode }) {
  const { arn, name, eligibility, validTo } = opened;
  const [tone, word] = chips[eligibility];
  return (
    <div className="stack one-column gap-16">
      <p role="status">{eligibility === 'open' ? null : arnEligibilityTexts[eligibility]}</p>
      <Facts>
        <Fact label="ARN">{arn}</Fact>
        <Fact label="Name">{name}</Fact>
        <Fact label="ARN status">
          <StatusChip tone={tone}>{word}</StatusChip>
        </Fact>
        <Fact label="Valid to">{dayText(validTo)}</Fact>
      </Facts>
      {eligibility === 'empanelled' && (
        <ButtonLink href={`${hrefTo('login')}?${new URLSearchParams({ arn })}`} size="large" wide>
          Log in
        </ButtonLink>
      )}
      {children}
    </div>
  );
}
