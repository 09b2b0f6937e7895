export { readExpected } from './expected/expected-state.repository.ts';
export {
  type ExpectedTrail,
  findUnpaidMonths,
  readExpectedTrail,
} from './expected/expected-trail.repository.ts';
export { accrueNight } from './figures/accrue.ts';
export { refreshBrokerage } from './figures/refresh-brokerage.service.ts';
export { verifyBrokerage } from './figures/verify-brokerage.service.ts';
export { expectedClawbacks } from './gaps/expected-clawbacks.ts';
export { copyLines, type NewBrokerageLine } from './import/brokerage-line.repository.ts';
export { anyRegistrarImporter, isPayoutFeed } from './import/payout-importer.ts';
export type { FiledInvoice } from './invoice/invoice.repository.ts';
export { decideInvoice, invoicesWith, readSignedInvoice } from './invoice/invoice-desk.ts';
export type { BrokerageMonth } from './months/stale-months.repository.ts';
export { importRateCard, rateCardFeed } from './rate-card/import-rate-card.ts';
export { hasRateCards, readRateCards, writeRateCard } from './rate-card/rate-card.repository.ts';
export { writeSigned } from './risk/declaration.repository.ts';
