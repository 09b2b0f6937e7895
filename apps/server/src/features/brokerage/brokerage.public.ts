export { makeBrokerageFigures } from './brokerage-figures.repository.ts';
export { makeDemoPayouts } from './demo-payouts.ts';
export { makeDemoRateCards } from './demo-rate-cards.ts';
export { importRateCard, rateCardFeed, rollBackRateCard } from './import-rate-card.ts';
export { anyRegistrarImporter, isPayoutFeed, rollBackPayout } from './payout-importer.ts';
export { readRateCards } from './rate-card.repository.ts';
export { refreshBrokerage } from './refresh-brokerage.service.ts';
export { verifyBrokerage } from './verify-brokerage.service.ts';
