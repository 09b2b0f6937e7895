import type { ClientDraft } from '../draft/client-draft.ts';
import { foldWords, Random } from '../ground/random.ts';
import {
  cashOnly,
  debtOnly,
  emptied,
  equityOnly,
  goneQuiet,
  idcwHolder,
  lumpsums,
  redeemer,
} from './lumpsums.ts';
import { elssSaver, sipAndLumpsum, sipSaver } from './savers.ts';
import { bouncingSip, maturedSip, maturingSip, newSip, rejectedSip, stoppedSip } from './sip-ends.ts';
import { stpClient, swpClient } from './transfers.ts';

export type Behaviour = (draft: ClientDraft) => void;

/** How fifty grown-up clients behave. Dealt like cards, so that every fifty have all of them. */
const hands: readonly (readonly [Behaviour, number])[] = [
  [sipSaver, 12],
  [sipAndLumpsum, 5],
  [newSip, 1],
  [elssSaver, 2],
  [lumpsums, 5],
  [equityOnly, 2],
  [debtOnly, 3],
  [cashOnly, 2],
  [idcwHolder, 3],
  [goneQuiet, 3],
  [emptied, 2],
  [redeemer, 1],
  [stoppedSip, 2],
  [maturedSip, 1],
  [maturingSip, 1],
  [rejectedSip, 1],
  [bouncingSip, 1],
  [stpClient, 1],
  [swpClient, 2],
];

const deck: readonly Behaviour[] = hands.flatMap(([behaviour, count]) =>
  Array.from({ length: count }, () => behaviour),
);

/** Deals behaviours without end, a freshly shuffled deck after each. */
export function* dealBehaviours(seed: number, arn: number): Generator<Behaviour, never> {
  for (let round = 0; ; round += 1) yield* new Random(foldWords(seed, arn, 0xdeca, round)).shuffled(deck);
}
