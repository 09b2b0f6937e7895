import type { ActDeclaration } from '@hub/contract/acts/act-declaration';
import { arnRegisterActTexts as texts } from '@hub/contract/arn-register/arn-register-act-texts';
import {
  cancelDistributor,
  reinstateDistributor,
  suspendDistributor,
} from '@hub/contract/arn-register/arn-register-acts';
import type { HouseState } from '@hub/domain/arn-register/arn-state';
import { type AnyAct, act } from '../../../acts/act.ts';
import type { ArnFactsRow } from '../records/arn-facts.repository.ts';
import { decide, decided, decisionPreview, existingArn, refusedArn } from './arn-preview.ts';

interface StateAct {
  readonly declaration: ActDeclaration<{ arn: string }>;
  readonly house: HouseState | null;
  readonly sentence: (arn: string) => string;
  /** Why it cannot be; null where it can. */
  readonly fault: (row: ArnFactsRow) => string | null;
}

/** What the asset manager itself decides; what the register says goes on holding beside it. */
const stateAct = ({ declaration, house, sentence, fault }: StateAct): AnyAct =>
  act({
    declaration,
    async preview(context, tx, { arn }) {
      const row = await existingArn(tx, arn);
      const wrong = fault(row);
      if (wrong !== null) throw refusedArn(wrong);
      return decisionPreview(context, row, decided(row, { house }), sentence(arn));
    },
    async run(context, tx, { arn }) {
      const row = await existingArn(tx, arn);
      return decide(context, tx, row, decided(row, { house }));
    },
  });

const { faults, sentences } = texts;

export const stateActs = [
  stateAct({
    declaration: suspendDistributor,
    house: 'suspended',
    sentence: sentences.suspend,
    fault: ({ house }) =>
      house === 'suspended' ? faults.isSuspended : house === 'cancelled' ? faults.isCancelled : null,
  }),
  stateAct({
    declaration: reinstateDistributor,
    house: null,
    sentence: sentences.reinstate,
    // Whoever was never empanelled goes through empanelment.
    fault: ({ house }) => (house === 'suspended' || house === 'cancelled' ? null : faults.notSuspended),
  }),
  stateAct({
    declaration: cancelDistributor,
    house: 'cancelled',
    sentence: sentences.cancel,
    fault: ({ house }) => (house === 'cancelled' ? faults.isCancelled : null),
  }),
];
