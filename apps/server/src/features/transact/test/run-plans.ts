import { demoMandateBank } from '../../../../../demo/src/ports/mandates/mandate-bank.ts';
import { openDatabase } from '../../../db/open/open-database.ts';
import { testConfig } from '../../../http/test/test-config.ts';
import type { Mandates } from '../../../ports/mandates/mandates.ts';
import { outboxMessenger } from '../../../ports/messenger/outbox-messenger.ts';
import { pageTokens } from '../../../ports/payments/page-token.ts';
import { embeddedRegistrar } from '../../../ports/registrar/embedded-registrar.ts';
import { registrarBook } from '../../book/book.public.ts';
import { runInstalments } from '../instalments/run.service.ts';
import { noOrders } from './plan-book.ts';

/*
 * A process that runs instalments and may be killed: says with a line on stdout that it is about to present debits (p),
 * to take answers (a) or to hand over to the registrar (r), each in the midst of its transaction.
 */
const [, , url = '', day = '', plansAtOnce = '100'] = process.argv;
const now = Temporal.Instant.from(`${day}T08:00:00Z`);
const clock = { now: () => now, today: () => Temporal.PlainDate.from(day) };
const db = await openDatabase({ url, poolSize: 3 });
const bank = demoMandateBank({ db, clock, tokens: pageTokens(new Uint8Array(32)) });
const registrar = embeddedRegistrar({ db, book: registrarBook });
const say = (what: string) => process.stdout.write(`${what}\n`);
const mandates: Mandates = {
  ...bank,
  async present(tx, debits) {
    say('p');
    await bank.present(tx, debits);
  },
  answerDebits: (work) =>
    bank.answerDebits({
      ...work,
      async take(tx, answers) {
        say('a');
        await work.take(tx, answers);
      },
    }),
};
await runInstalments(
  {
    db,
    clock,
    mandates,
    registrar: {
      ...registrar,
      async submit(tx, orders) {
        say('r');
        await registrar.submit(tx, orders);
      },
    },
    brand: testConfig().brand,
    messenger: outboxMessenger(),
    ...noOrders,
  },
  Number(plansAtOnce),
);
await db.close();
