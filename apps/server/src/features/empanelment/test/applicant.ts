import type { ResponseOf } from '@hub/contract';
import {
  type BrokerDetail,
  brokerDetails,
  createBroker,
  sendOtp,
  uploadImage,
  validateOtp,
} from '@hub/contract/calls/empanelment/empanelment';
import { type FormStep, isPerson } from '@hub/domain/empanelment/constitution';
import { declarations, type StepValues } from '@hub/domain/empanelment/empanelment-form';
import type { TestApp } from '../../../http/test/test-app.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { smallPdf, smallPng } from '../../../papers/test/small-papers.ts';
import type { ArnRecord } from '../../../ports/arn-registry/arn-registry.ts';

export const pdf = smallPdf().toString('base64');
export const png = smallPng.toString('base64');

export type Steps = { -readonly [Step in FormStep]?: StepValues[Step] };

/** What somebody of this record would write. */
export function stepsFor({ pan, birthDate, euins, constitution }: ArnRecord, gstin = ''): Steps {
  const isOne = isPerson(constitution);
  return {
    details: { pan, birthDate, contactPerson: isOne ? '' : 'Asha Rao' },
    tax: { isRegistered: gstin !== '', gstin },
    euins: euins.slice(0, 1).map(({ euin }) => euin),
    bank: { ifsc: 'BARB0VJKOER', account: '50190100004821', accountType: 'current' },
    ...(isOne
      ? { nominee: { name: 'Ira Pillai', relation: '20', birthDate: '1991-05-05', guardian: '' } }
      : {
          signatories: {
            mode: 'singly' as const,
            people: [{ name: 'Asha Rao', pan: 'ZZZPR3333C', designation: 'Director' }],
          },
        }),
  };
}

/** One who applies, on a device: knows the contact's messages, and nothing else of the server. */
export class Applicant {
  readonly #hub: TestApp;
  readonly #client: TestClient;
  readonly arn: string;
  pass = '';

  constructor(hub: TestApp, arn: string) {
    this.#hub = hub;
    this.#client = hub.client();
    this.arn = arn;
  }

  async open(): Promise<ResponseOf<typeof validateOtp>> {
    this.#hub.clock.advance({ seconds: 40 });
    const { requestId } = await this.#client.request(sendOtp, { arn: this.arn });
    const opened = await this.#client.request(validateOtp, {
      requestId,
      otp: await this.#client.otpOf(this.arn),
    });
    this.pass = opened.pass ?? '';
    return opened;
  }

  detail = async (): Promise<BrokerDetail> =>
    (await this.#client.request(brokerDetails, { pass: this.pass })).BROKERDET;

  async save(steps: object, version?: number) {
    const requested = { pass: this.pass, version: version ?? (await this.detail()).version, ...steps };
    return this.#client.call(createBroker, requested);
  }

  upload = (kind: BrokerDetail['documents'][number]['kind'], data: string, name = 'paper') =>
    this.#client.call(uploadImage, { pass: this.pass, kind, name, data });

  /** Every paper that is missing. */
  async uploadAll(): Promise<void> {
    for (const { kind, file } of (await this.detail()).documents) {
      if (file === null) await this.upload(kind, kind === 'photo' ? png : pdf);
    }
  }

  async signature() {
    this.#hub.clock.advance({ seconds: 40 });
    const { requestId } = await this.#client.request(sendOtp, { pass: this.pass });
    const otp = await this.#client.otpOf(this.arn);
    return { requestId, otp, declarations: [...declarations] };
  }

  submit = async () => this.save({ submit: await this.signature() });
}
