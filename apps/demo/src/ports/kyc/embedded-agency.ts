import type { Database } from '../../../../server/src/db/database.ts';
import { oneStatement } from '../../../../server/src/db/queries.ts';
import type { Kyc, KycRecord } from '../../../../server/src/ports/kyc/kyc.ts';
import { findPeople } from './book-people.repository.ts';
import { demoPans } from './demo-pans.ts';

const newcomers = new Map<string, KycRecord>(
  demoPans.map(({ shows: _shows, ...record }) => [record.pan, record]),
);

const nobody = (pan: string): KycRecord => ({
  pan,
  status: 'NOT_AVAILABLE',
  name: null,
  birthDate: null,
  isSeeded: null,
  details: null,
});

/**
 * The demo's agency. Like a real one it knows people whoever their distributor is: all of the book with their own name
 * and status, and the newcomers of the demo.
 */
export const embeddedAgency = (db: Database): Kyc => ({
  async check(pans) {
    const strangers = pans.filter((pan) => !newcomers.has(pan));
    const people = strangers.length === 0 ? [] : await findPeople(oneStatement(db, 'system'), strangers);
    const existing = new Map([
      ...newcomers,
      ...people.map((one) => [one.pan, { ...one, details: null }] as const),
    ]);
    return pans.map((pan) => existing.get(pan) ?? nobody(pan));
  },
});
