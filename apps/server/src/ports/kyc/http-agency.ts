import { grossIncomes, occupations, wealthSources } from '@hub/domain/applications/application-codes';
import { holderKycs } from '@hub/domain/orders/facts/order-facts';
import { z } from 'zod';
import type { OutsideServiceConfig } from '../../config/config.ts';
import { fetchJson } from '../fetch-json.ts';
import type { Kyc } from './kyc.ts';

const line = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^<>\p{Cc}\p{Cs}\p{Co}\p{Cn}]*$/u);
const codeOf = <Code extends string>(codes: Readonly<Record<Code, string>>) =>
  z
    .enum(Object.keys(codes) as [Code, ...Code[]])
    .nullable()
    .default(null);

/** As a form takes them. Details of another form are none: they keep nobody from investing. */
const details = z.object({
  address: z.object({
    line: line(200),
    pincode: line(12),
    city: line(60),
    state: line(60).default(''),
    country: line(2).default('IN'),
  }),
  birthPlace: line(60).default(''),
  income: codeOf(grossIncomes),
  occupation: codeOf(occupations),
  wealth: codeOf(wealthSources),
});

const reply = z.object({
  records: z.array(
    z.object({
      pan: z.string(),
      status: z.enum(holderKycs),
      name: z.string().min(1).max(120).nullable().default(null),
      birthDate: z.iso.date().nullable().default(null),
      aadhaarSeeded: z.boolean().nullable().default(null),
      details: details.nullable().default(null).catch(null),
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
        details: found?.details ?? null,
      };
    });
  },
});
