import type { AppStateRecord } from '@hub/domain/version/app-state';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { text } from '../../schemas/text-schema.ts';
import { texts } from '../../texts/texts.ts';

/** Spec §3; the wire's spelling of the flag is kept here and nowhere else. */
export const appStateRecordSchema = z.strictObject({
  id: z.int(),
  maintainance: z.boolean(),
  standardVersion: z.string(),
});

type WireRecord = z.infer<typeof appStateRecordSchema>;

export const fromAppStateWire = (record: WireRecord): AppStateRecord => ({
  id: record.id,
  underMaintenance: record.maintainance,
  version: record.standardVersion,
});

export const toAppStateWire = (record: AppStateRecord): WireRecord => ({
  id: record.id,
  maintainance: record.underMaintenance,
  standardVersion: record.version,
});

export const getAppState = built('app-state.get', 'GET', '/{hub}/version/getall', {
  auth: 'none',
  withoutBearer: true,
  access: 'anyone',
  request: z.object({}),
  response: z.array(appStateRecordSchema),
});

const shortText = text(200, texts.field.required, texts.field.tooLong);

/** Spec §3. `error_log` is itself JSON text: message, stack, timestamp. */
export const errorLogSchema = z.object({
  type: shortText,
  appId: shortText,
  module: shortText,
  timestamp: text(40, texts.field.invalid).check(z.iso.datetime(texts.field.invalid)),
  error_log: text(20_000, texts.field.required, texts.field.tooLong),
  ip: text(45, texts.field.invalid, texts.field.tooLong),
});
export type ErrorLog = z.infer<typeof errorLogSchema>;

export const logError = built('app-state.logError', 'POST', '/errorlog', {
  auth: 'none',
  withoutBearer: true,
  repeat: 'never',
  access: 'anyone',
  request: errorLogSchema,
  response: z.object({ status: z.literal('Success'), message: z.string() }),
});
