import { holderKycs } from '@hub/domain/orders/facts/order-facts';
import { z } from 'zod';
import type { OutsideServiceConfig } from '../../config/config.ts';
import { fetchJson } from '../fetch-json.ts';
import type { Kyc } from './kyc.ts';

const reply = z.object({
  records: z.array(
    z.object({
      pan: z.string(),
      status: z.enum(holderKycs),
      name: z.string().min(1).max(120).nullable().default(null),
      birthDate: z.iso.date().nullable().default(null),
      aadhaarSeeded: z.boolean().nullable().default(null),
    }),
  ),
});

/** A KYC agency, or whoever asks all of them for us, over HTTP: `POST {url}/check` with `{"pans": […]}`. */
export const httpAgency = (config: OutsideServiceConfig): Kyc => ({
  async check(pans) {
    if (pans.length === 0) return [];
    const { records } = await fetchJson({ ...config, name: 'The KYC agency' }, '/check', { pans }, reply);
    const existing = new Map(records.map((record) => [record.pan, record]));
    return pans.map((pan) => {
      const found = existing.get(pan);
      return {
        pan,
        status: found?.status ?? 'NOT_AVAILABLE',
        name: found?.name ?? null,
        birthDate: found?.birthDate ?? null,
        isSeeded: found?.aadhaarSeeded ?? null,
      };
    });
  },
});
