import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { pathParams } from '../call/call-path.ts';
import type { Call } from '../call/define-call.ts';
import { serviceOfTemplate } from '../call/service.ts';
import { specCalls } from '../openapi/spec-calls.data.ts';
import { maySendInBody, privateFields } from '../wire/request/private-fields.ts';
import { allCalls } from './all.ts';
import { saveToken } from './session/session-devices.ts';

const key = (method: string, path: string) => `${method} ${path}`;
const declared = new Map(allCalls.map((call) => [key(call.method, call.path), call]));
const listed = new Set(specCalls.map(([method, path]) => key(method, path)));

describe('the contract against the list of the spec', () => {
  it('declares 165 of 165 calls, each with its service and feature', () => {
    expect(specCalls).toHaveLength(165);
    for (const [method, path, service, feature] of specCalls) {
      const call = declared.get(key(method, path));
      expect(call, key(method, path)).toMatchObject({ service, feature });
    }
  });

  it('has no call beyond the list without a reason, and none on the list with one', () => {
    for (const call of allCalls) {
      expect(call.reason === undefined, call.name).toBe(listed.has(key(call.method, call.path)));
    }
  });

  it('declares each call once, under one name', () => {
    expect(new Set(allCalls.map((call) => call.name)).size).toBe(allCalls.length);
    expect(declared.size).toBe(allCalls.length);
  });

  it('takes the service from the path and the feature from the name', () => {
    for (const call of allCalls) {
      expect(serviceOfTemplate(call.path)).toBe(call.service);
      expect(call.name.startsWith(`${call.feature}.`), call.name).toBe(true);
    }
  });

  it('keeps a key only for a session, and lets no read carry one', () => {
    for (const call of allCalls) {
      if (call.method === 'GET') expect(call.repeat, call.name).toBe('safe');
      if (call.repeat === 'keyed') expect(call.auth, call.name).not.toBe('none');
    }
  });

  it('never sends a body with GET or DELETE', () => {
    for (const call of allCalls) {
      expect(call.body === 'none', call.name).toBe(call.method !== 'POST');
    }
  });

  it('lets nobody be named in an address: what is typed to search by goes in the body', () => {
    // Numbers, codes and names of our own; a place of no one person; what signs or opens something by itself.
    const harmless = new Set(
      `id investorId goalId folioNo schemeCode schemeId reference version bucket subBucket bucketType userId category
       city key ending asOf on from to date month lapsing aumFrom aumTo worthFrom worthTo arnNo c t proof`.split(
        /\s+/,
      ),
    );
    const open = allCalls
      .filter(({ method }) => method !== 'POST')
      .flatMap((call) => {
        const { properties = {} } = z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' });
        return Object.entries(properties).flatMap(([name, schema]) =>
          typeof schema === 'object' && schema.type === 'string' && schema.enum === undefined
            ? [{ call, name }]
            : [],
        );
      });
    const named = open.filter(({ name }) => !harmless.has(name));
    expect(named.length).toBeGreaterThan(20);
    for (const { call, name } of named) {
      expect(privateFields, `${call.name}: ${name}`).toContain(name);
      expect(maySendInBody(call), call.name).toBe(true);
    }
  });

  it('names path parameters only where a request can carry them', () => {
    for (const call of allCalls) {
      expect(
        pathParams(call).every((name) => name === 'id' || name === 'ending'),
        call.name,
      ).toBe(true);
    }
  });
});

const names = (chosen: (call: Call) => boolean) =>
  allCalls
    .filter(chosen)
    .map((call) => call.name)
    .sort();

describe('what single calls do otherwise', () => {
  it('marks exactly four calls for the security key', () => {
    expect(names((call) => call.securityKey === true)).toEqual([
      'mandates.add',
      'nominee.get',
      'transact.changeContact',
      'transact.submitStop',
    ]);
  });

  it('marks the two quiet calls of the spec, and those of ours that nobody waits for', () => {
    expect(names((call) => call.quiet === true)).toEqual([
      'co-branding.preview',
      'co-branding.recordDownload',
      'co-branding.recordShare',
      'co-branding.recordView',
      'co-branding.status',
      'investor.find',
      'landing.counts',
      'landing.testimonials',
      'opportunity.radarTotals',
      'profile.info',
      'profile.saveDevice',
      'prostart.countWatch',
      'prostart.like',
      'prostart.saveWatched',
      'session.saveLoginDetails',
      'statements.bulk',
      'statements.bulks',
      'statements.whatIf',
      'transact.news',
      'transact.orderFacts',
    ]);
  });

  it('marks app-state, profile-info and the outside error endpoint as carrying no Bearer', () => {
    expect(names((call) => call.withoutBearer === true)).toEqual([
      'app-state.get',
      'app-state.logError',
      'profile.info',
    ]);
  });

  it('sends profile save, profile update, query submit, logo and proofs as multipart', () => {
    expect(names((call) => call.body === 'multipart')).toEqual([
      'co-branding.saveLogo',
      'feedback.submitQuery',
      'profile.save',
      'profile.update',
      'transact.uploadProof',
      'transact.uploadSharedProof',
    ]);
  });

  it('opens only these to a visitor without a session', () => {
    expect(names((call) => call.auth === 'none' || call.auth === 'optional')).toEqual([
      'app-state.get',
      'app-state.logError',
      'certificate.file',
      'certificate.list',
      'co-branding.shared',
      'empanelment.brokerDetails',
      'empanelment.createBroker',
      'empanelment.requestCallback',
      'empanelment.sendOtp',
      'empanelment.status',
      'empanelment.uploadImage',
      'empanelment.validateOtp',
      'landing.counts',
      'landing.testimonials',
      'profile.info',
      'reference.ifscSearch',
      'reference.investorIfscSearch',
      'reference.pincode',
      'reference.schemeNames',
      'session.biometricToken',
      'session.challenge',
      'session.refresh',
      'session.saveToken',
      'session.sendOtp',
      'session.startPreLogin',
      'session.validateBroker',
      'session.validatePreLogin',
      'session.validateSendOtp',
      'statements.openShared',
      'statements.sharedFile',
      'transact.checkSharedAccount',
      'transact.decideChange',
      'transact.decideConfirmation',
      'transact.openChange',
      'transact.openConfirmation',
      'transact.openShared',
      'transact.paymentState',
      'transact.preLoginOrder',
      'transact.saveShared',
      'transact.sendChangeOtp',
      'transact.sendConfirmationOtp',
      'transact.sharedLists',
      'transact.startPayment',
      'transact.uploadSharedProof',
    ]);
  });
});

interface ListedCall {
  feature: string;
  service: string;
  method: string;
  path: string;
  auth?: string;
  body?: string;
  header?: string;
}
const original = new URL('../../../../../shared/spec/calls.json', import.meta.url);

describe.skipIf(!existsSync(original))(
  'the original list (skipped: ../shared/spec/calls.json is absent)',
  () => {
    const read = (): ListedCall[] => JSON.parse(readFileSync(original, 'utf8'));

    it('equals the committed copy', () => {
      expect(specCalls).toEqual(read().map((call) => [call.method, call.path, call.service, call.feature]));
    });

    it('gives every call the auth it names', () => {
      const meaning: Record<string, string> = { 'none-bearer': 'optional', 'none-or-bearer': 'optional' };
      for (const { method, path, auth } of read()) {
        // The list has it before login; a key is made for somebody, so it takes the session of whom it is for.
        if (path === saveToken.path)
          expect(saveToken).toMatchObject({ auth: 'optional', access: 'signed-in' });
        else if (auth !== undefined) {
          expect(declared.get(key(method, path))?.auth, path).toBe(meaning[auth] ?? auth);
        }
      }
    });

    it('gives every call the body form and the header it names', () => {
      const meaning: Record<string, string> = {
        'encrypted-form': 'sealed-form',
        'encrypted-json': 'sealed-json',
        'multipart:data': 'multipart',
      };
      for (const { method, path, body, header } of read()) {
        const call = declared.get(key(method, path));
        if (body !== undefined) expect(call?.body, path).toBe(meaning[body]);
        expect(call?.securityKey === true, path).toBe(header === 'security-key');
      }
    });
  },
);
