import type { FolioFault } from '@hub/contract/calls/investor/investor';
import { findingText } from '@hub/contract/orders/words/finding-texts';
import { dayNumberOf, type TransactionKind } from '@hub/domain';
import { checkFolio, folioUse, holdersOf } from '@hub/domain/orders/checks/check-folio';
import { orderLimitsOn } from '@hub/domain/orders/facts/order-limits';
import type { FolioRecord } from './folio-lookup.repository.ts';

interface FolioBlock {
  readonly fault: FolioFault;
  /** What the user reads (Spec §8). */
  readonly message: string;
}

/** The gravest reason why a folio may not transact, by the rule that an order meets too. */
export function folioBlock(
  folio: FolioRecord | null,
  kind: TransactionKind,
  today: Temporal.PlainDate,
): FolioBlock | null {
  const findings = checkFolio(
    folio === null ? null : checkedFolio(folio),
    folioUse(kind),
    today,
    orderLimitsOn(dayNumberOf(today)),
  );
  const block = findings.find(({ level }) => level === 'block');
  // Of a folio alone pre-flight finds nothing else (`folioFaults`).
  return block ? { fault: block.code as FolioFault, message: findingText(block).title } : null;
}

function checkedFolio(folio: FolioRecord) {
  const birthDate = folio.minor === null ? folio.birthDate : folio.minor.birthDate;
  return {
    ...folio,
    isActive: true,
    holders: holdersOf(folio),
    birthDate: birthDate === null ? null : Temporal.PlainDate.from(birthDate),
    hasPan: folio.pan !== null,
    contactChangedOn:
      folio.contactChangedOn === null ? null : Temporal.PlainDate.from(folio.contactChangedOn),
    schemesHeld: folio.schemes.map(({ code }) => code),
  };
}
