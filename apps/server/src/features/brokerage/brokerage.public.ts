export { rebuildTwin } from './figures/rebuild-twin.ts';
export { verifyBrokerage } from './figures/verify-brokerage.service.ts';
export { anyRegistrarImporter, isPayoutFeed, rollBackPayout } from './import/payout-importer.ts';
export { importRateCard, rateCardFeed, rollBackRateCard } from './rate-card/import-rate-card.ts';
