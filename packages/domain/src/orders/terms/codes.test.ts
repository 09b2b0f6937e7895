import { describe, expect, it } from 'vitest';
import { routeIds } from '../../access/routes.ts';
import { COOLING_DURATION_DAYS } from '../../limits/constants.ts';
import { historyFilters, pendingStatuses } from '../state/record-statuses.ts';
import { contactChangeKinds, flowStepOf } from './flow-steps.ts';
import {
  bankAccountNames,
  dividendOptions,
  politicalExposures,
  systematicPlans,
  transactionModes,
} from './order-codes.ts';

// Written out a second time on purpose: services outside speak these codes, so a change must be meant.
describe('the codes of an order', () => {
  it('PEP options [S3-31]', () => {
    expect(politicalExposures).toEqual({
      PEP: 'Politically Exposed Person',
      RPEP: 'Related To Politically Exposed Person',
      NA: 'Not Applicable',
    });
  });

  it('dividend options: Reinvest Y, Payout N, Not Applicable Z [S3-34]', () => {
    expect(dividendOptions).toEqual({ Y: 'Reinvest', N: 'Payout', Z: 'Not Applicable' });
  });

  it('modes: ON is Online, OFF is Offline [S3-35]', () => {
    expect(transactionModes).toEqual({ ON: 'Online', OFF: 'Offline' });
  });

  it('NRI accounts: NRE repatriable, NRO not [S3-36]', () => {
    expect(Object.values(bankAccountNames)).toEqual([
      'Savings',
      'Current',
      'NRE (Repatriable)',
      'NRO (Non-Repatriable)',
    ]);
  });

  it('systematic plans are SIP, STP and SWP [S3-37]', () => {
    expect(systematicPlans).toEqual(['SIP', 'STP', 'SWP']);
  });

  it('history filters [S4-05]', () => {
    expect(historyFilters).toEqual(['all', 'Pending for confirmation', 'CONFIRMED', 'Link Expired']);
  });

  it('a pending record is PENDING or CLOSED [S4-07]', () => {
    expect(pendingStatuses).toEqual(['PENDING', 'CLOSED']);
  });

  it('a contact change is of mobile or e-mail [S4-12]', () => {
    expect(contactChangeKinds).toEqual(['CHANGEMOBILE', 'CHANGEEMAIL']);
  });

  it('flow steps [S4-13]', () => {
    const steps = routeIds.flatMap((route) => flowStepOf(route) ?? []);
    expect([...new Set(steps)].sort()).toEqual(
      ['lumpsum', 'sip', 'lumpsum-firsttime', 'sip-firsttime', 'cart', 'payment', 'summary'].sort(),
    );
  });

  it('the cooling duration is 30 [S9-04]', () => {
    expect(COOLING_DURATION_DAYS).toBe(30);
  });
});
