import { clientMessageTexts } from '@hub/contract/client-messages/client-message-texts';
import { mailTexts } from '@hub/contract/mails/mail-texts';
import { digestMail } from '@hub/contract/notifications/digest-mail';
import { orderMessageTexts } from '@hub/contract/orders/order-message-texts';
import { loginNewsTexts } from '@hub/contract/session/login-news-texts';
import { otpTexts } from '@hub/contract/session/session-texts';
import { sendTexts } from '@hub/contract/statements/statement-texts';
import { deviceLogoutHref } from '@hub/contract/urls/device-logout';
import { drawSampleCard } from '../../features/wishes/test/sample-card.ts';
import { testConfig } from '../../http/test/test-config.ts';
import type { Message } from '../../ports/messenger/messenger.ts';
import type { Signature } from '../../ports/messenger/signature.ts';
import { mailWriter } from '../write-mail.ts';

const { brand, brandDir, publicUrl } = testConfig();
const arn = 'ARN-100001';
const { buttons } = mailTexts;

export const meera: Signature = {
  arn,
  name: 'Meera Nair',
  firm: 'Nair Wealth Partners',
  contacts: ['+91 55500 01001', 'meera@example.in'],
  logo: null,
};

export const writeSample = mailWriter({ brand, brandDir, signatureOf: async () => meera });

const mail = (purpose: string, subject: string, text: string, rest: Partial<Message> = {}): Message => ({
  channel: 'EMAIL',
  to: 'latha@example.in',
  arn,
  purpose,
  subject,
  text,
  ...rest,
});

const url = `${publicUrl}/confirm/${'t'.repeat(43)}`;
const statement = sendTexts.mail({
  title: 'Account statement',
  period: '01-Apr-2026 to 16-Nov-2026',
  investor: 'Mary Varghese',
  distributor: meera.name,
  arn,
});
const news = {
  heading: loginNewsTexts.newDevice,
  body: loginNewsTexts.newDeviceBody('Chrome on Android', 'otp'),
};
const notice = { topic: 'orders', kind: null } as const;
const digest = digestMail(
  [
    { ...notice, kind: 'order-refused', title: 'Farida Contractor: redemption of ₹86,000 refused' },
    { ...notice, title: 'Kiran Bhat: SIP of ₹5,000 every month confirmed' },
    { ...notice, topic: 'queries', title: 'Your query was answered' },
  ],
  { productName: brand.productName, publicUrl },
);

/** A mail of each kind of layout, as the hub sends them. */
export const sampleMails = async (): Promise<Readonly<Record<string, Message>>> => ({
  confirm: mail(
    'order-link',
    orderMessageTexts.requestSubject(brand.name),
    orderMessageTexts.request({
      distributor: meera.name,
      arn,
      count: 1,
      brand: brand.name,
      until: '19-Nov-2026, 10:42 am',
      url,
    }),
    {
      mail: {
        facts: [{ label: 'SIP', value: '₹12,500 every month, Aranya Flexi Cap Fund' }],
        link: { label: buttons.confirm, url },
      },
    },
  ),
  allotted: mail(
    'order-allotted',
    orderMessageTexts.newsSubject.allotted(brand.name),
    orderMessageTexts.bought({
      brand: brand.name,
      units: '78.914',
      scheme: 'Aranya Flexi Cap Fund',
      folio: '14675123/15',
      nav: '158.4216',
      on: '17-Nov-2026',
      amount: '₹12,500.00',
      order: 'A7Q2M',
    }),
  ),
  code: mail(
    'otp',
    otpTexts.subject(brand, 'login'),
    otpTexts.message(brand, { purpose: 'login', code: '482913', seconds: 300 }),
    { mail: { code: '482913' } },
  ),
  statement: mail('statement', 'Account statement, 01-Apr-2026 to 16-Nov-2026', statement.text, {
    mail: statement.mail,
  }),
  login: mail('new-device', `${loginNewsTexts.newDevice}: ${brand.productName}`, news.body, {
    mail: {
      ...news,
      facts: loginNewsTexts.facts({
        device: 'Chrome on Android',
        at: '16-Nov-2026, 5:01 am',
        address: '203.0.113.7',
      }),
      link: { label: buttons.logOut, url: publicUrl + deviceLogoutHref('t'.repeat(43)) },
    },
  }),
  digest: mail('digest', digest.subject, digest.text, {
    mail: { body: digest.body, link: { label: buttons.digest, url: digest.url } },
  }),
  'wrong-codes': mail(
    'wrong-codes',
    clientMessageTexts.wrongCodesSubject(brand),
    clientMessageTexts.wrongCodes(brand, { distributor: meera.name, arn }),
  ),
  wish: mail('wish-birthday', 'Happy Birthday', 'Ameer, Happy Birthday!\nMeera Nair', {
    attachment: {
      fileName: 'card.jpg',
      contentType: 'image/jpeg',
      content: (await drawSampleCard()).toString('base64'),
      alt: 'Happy Birthday',
    },
  }),
});
