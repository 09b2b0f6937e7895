export { makeDemoBrokerage } from './demo-brokerage.ts';
export { importRateCard, rateCardFeed, rollBackRateCard } from './import-rate-card.ts';
export { anyRegistrarImporter, isPayoutFeed, rollBackPayout } from './payout-importer.ts';
export { rebuildTwin } from './rebuild-twin.ts';
export { verifyBrokerage } from './verify-brokerage.service.ts';
