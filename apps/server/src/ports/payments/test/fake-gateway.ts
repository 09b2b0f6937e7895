import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import type { HostedPaymentsConfig } from '../../../config/config.ts';

export interface GatewayPayment {
  readonly id: string;
  readonly order_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: string;
  readonly created_at: number;
  readonly captured_at?: number;
  readonly error_description?: string | null;
}

interface GatewayRefund {
  readonly id: string;
  readonly payment_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: string;
  readonly created_at: number;
  readonly receipt: string | null;
}

interface GatewayRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

type Answer = { readonly status: number; readonly body: unknown } | 'hang' | 'cut' | null;

/** Plays the gateway over real HTTP: orders, payments and refunds in memory, and whatever fault a test wants. */
export class FakeGateway {
  readonly requests: GatewayRequest[] = [];
  readonly payments: GatewayPayment[] = [];
  readonly refunds: GatewayRefund[] = [];
  /** Asked first; null leaves it to the books. */
  fault: (path: string) => Answer = () => null;
  refundStatus = 'processed';
  /** Seconds since 1970, when a refund is made. */
  now = 1_794_800_000;
  readonly secret = 'callbacks-of-ours-63';
  #orders = 0;
  readonly #server: Server = createServer(async (request, response) => {
    const text = await readText(request);
    const { method = '', url = '', headers } = request;
    const requested = { method, path: url, headers, body: text === '' ? null : JSON.parse(text) };
    this.requests.push(requested);
    const answer = this.fault(url) ?? { status: 200, body: this.#answer(requested) };
    if (answer === 'hang') return;
    if (answer === 'cut') {
      response.writeHead(200, { 'content-length': 1000 }).write('{"id":');
      response.destroy();
      return;
    }
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  });

  #answer({ path, body }: GatewayRequest): unknown {
    const { pathname, searchParams } = new URL(path, 'http://gateway');
    const [, kind, id = '', what] = pathname.split('/');
    if (kind === 'orders' && what === 'payments') {
      return { items: this.payments.filter(({ order_id }) => order_id === id) };
    }
    if (kind === 'orders') {
      this.#orders += 1;
      return { id: `order_${this.#orders}`, status: 'created', ...(body as object) };
    }
    if (what === 'refunds') return { items: this.refunds.filter(({ payment_id }) => payment_id === id) };
    if (what === 'refund') return this.#refund(id, body as { amount: number; receipt: string });
    if (kind === 'payments' && id !== '') return this.payments.find((payment) => payment.id === id);
    const number = (name: string) => Number(searchParams.get(name));
    const all: readonly { readonly created_at: number }[] = kind === 'refunds' ? this.refunds : this.payments;
    const listed = all
      .filter(({ created_at }) => created_at >= number('from') && created_at <= number('to'))
      .sort((a, b) => b.created_at - a.created_at);
    return { items: listed.slice(number('skip'), number('skip') + number('count')) };
  }

  #refund(payment_id: string, { amount, receipt }: { amount: number; receipt: string }): GatewayRefund {
    const id = `rfnd_${this.refunds.length + 1}`;
    const refund = {
      id,
      payment_id,
      amount,
      currency: 'INR',
      status: this.refundStatus,
      created_at: this.now,
      receipt,
    };
    this.refunds.push(refund);
    return refund;
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  config(changes: Partial<HostedPaymentsConfig> = {}): HostedPaymentsConfig {
    return {
      kind: 'hosted',
      url: `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`,
      pageUrl: 'https://pay.gateway.example/checkout?order={order}&key={key}&return={return}',
      keyId: 'key_live_1',
      keySecret: 'gateway-login-of-ours-7',
      callbackSecret: this.secret,
      signatureHeader: 'x-razorpay-signature',
      callbackMaxAgeSeconds: 3600,
      timeoutMs: 5000,
      ...changes,
    };
  }

  /** A signed callback, as this gateway sends it. */
  callback(event: object): { readonly headers: Record<string, string>; readonly body: Uint8Array } {
    const body = new TextEncoder().encode(JSON.stringify(event));
    return { headers: { 'x-razorpay-signature': this.sign(body) }, body };
  }

  sign(body: Uint8Array, timestamp = ''): string {
    return createHmac('sha256', this.secret).update(timestamp).update(body).digest('hex');
  }
}
