import { arnRecordStatuses } from '@hub/domain/empanelment/arn-eligibility';
import { constitutions } from '@hub/domain/empanelment/constitution';
import { z } from 'zod';
import type { OutsideServiceConfig } from '../../config/config.ts';
import { fetchJson, OutsideServiceError } from '../fetch-json.ts';
import type { ArnRegistry } from './arn-registry.ts';

const line = z.string().min(1).max(500);
const contact = z.string().min(1).max(254).nullable().default(null);

const reply = z.object({
  record: z
    .object({
      arn: line,
      name: line,
      constitution: z.enum(constitutions),
      pan: line,
      birthDate: z.iso.date(),
      mobile: contact,
      email: contact,
      address: line,
      gstState: z.string().regex(/^\d{2}$/),
      validFrom: z.iso.date(),
      validTo: z.iso.date(),
      status: z.enum(arnRecordStatuses),
      isKydDone: z.boolean(),
      euins: z
        .array(z.object({ euin: line, name: line, validFrom: z.iso.date(), validTo: z.iso.date() }))
        .max(1000),
    })
    .nullable(),
});

const name = 'The register of ARNs';

/** AMFI's register, or whoever asks it for us, over HTTP: `POST {url}/arn` with `{"arn": "ARN-12345"}`. */
export const httpRegistry = (config: OutsideServiceConfig): ArnRegistry => ({
  async find(arn) {
    const { record } = await fetchJson({ ...config, name }, '/arn', { arn }, reply);
    if (record !== null && record.arn !== arn) throw new OutsideServiceError(`${name} answered another ARN`);
    return record;
  },
});
