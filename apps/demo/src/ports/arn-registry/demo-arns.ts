import type { Constitution } from '@hub/domain/empanelment/constitution';
import type { ArnRecord } from '../../../../server/src/ports/arn-registry/arn-registry.ts';

/** An invented ARN. Days are counted from today, so that the demo never runs out. */
interface DemoArn
  extends Pick<ArnRecord, 'arn' | 'name' | 'constitution' | 'pan' | 'birthDate' | 'address' | 'gstState'> {
  readonly status?: ArnRecord['status'];
  readonly isKydMissing?: true;
  /** Until the ARN and its first EUIN run out. */
  readonly daysLeft: number;
  /** What the demo's guide says of it. */
  readonly shows: string;
}

type Place = readonly [address: string, gstState: string];
const kochi: Place = ['18 Marine Drive, Kochi 682031, Kerala', '32'];
const pune: Place = ['7 Prabhat Road, Pune 411004, Maharashtra', '27'];
const lucknow: Place = ['53 University Road, Lucknow 226007, Uttar Pradesh', '09'];
const bengaluru: Place = ['221 Richmond Road, Bengaluru 560025, Karnataka', '29'];

const newcomer = (
  number: number,
  [name, constitution, pan, birthDate]: readonly [string, Constitution, string, string],
  [address, gstState]: Place,
  shows: string,
  more: Partial<Pick<DemoArn, 'status' | 'isKydMissing' | 'daysLeft'>> = {},
): DemoArn => ({
  arn: `ARN-${number}`,
  name,
  constitution,
  pan,
  birthDate,
  address,
  gstState,
  daysLeft: 700,
  shows,
  ...more,
});

/** ARNs that are not empanelled, for each way it can go. PANs begin with ZZZ, a series that nobody has. */
export const demoArns: readonly DemoArn[] = [
  newcomer(200001, ['Ananya Pillai', 'individual', 'ZZZPP2001A', '1990-04-12'], kochi, 'an individual'),
  newcomer(
    200002,
    ['Rajat Malhotra', 'proprietor', 'ZZZPM2002B', '1984-11-05'],
    pune,
    'a proprietor with GST',
  ),
  newcomer(200003, ['Sunrise Wealth Pvt Ltd', 'company', 'ZZZCS2003C', '2015-06-01'], bengaluru, 'a company'),
  newcomer(
    200004,
    ['Harish Bhat', 'individual', 'ZZZPB2004D', '1979-02-20'],
    bengaluru,
    'an ARN that has expired',
    {
      daysLeft: -40,
    },
  ),
  newcomer(
    200005,
    ['Divya Kulkarni', 'individual', 'ZZZPK2005E', '1992-09-14'],
    pune,
    'a form half filled in',
  ),
  newcomer(200006, ['Mathew Jacob', 'individual', 'ZZZPJ2006F', '1987-01-30'], kochi, 'a form under review'),
  newcomer(
    200007,
    ['Shreya Joshi', 'individual', 'ZZZPJ2007G', '1994-07-08'],
    pune,
    'a form with papers asked for again',
  ),
  newcomer(
    200008,
    ['Vinod Hegde', 'individual', 'ZZZPH2008H', '1968-12-25'],
    bengaluru,
    'a form that was not accepted',
  ),
  newcomer(200009, ['Latha Krishnan', 'individual', 'ZZZPK2009J', '1981-03-17'], kochi, 'empanelled today'),
  newcomer(
    200010,
    ['Deshpande Family HUF', 'huf', 'ZZZHD2010K', '2004-04-01'],
    pune,
    'a Hindu undivided family',
  ),
  newcomer(
    200011,
    ['Rao and Sons', 'partnership', 'ZZZFR2011L', '2011-08-15'],
    bengaluru,
    'a partnership firm',
  ),
  newcomer(200012, ['Backwater Advisors LLP', 'llp', 'ZZZFB2012M', '2018-10-02'], kochi, 'an LLP'),
  newcomer(200013, ['Nikhil Sawant', 'individual', 'ZZZPS2013N', '1996-05-21'], pune, 'an ARN without KYD', {
    isKydMissing: true,
  }),
  newcomer(200014, ['Geeta Shetty', 'individual', 'ZZZPS2014P', '1975-08-09'], bengaluru, 'a suspended ARN', {
    status: 'suspended',
  }),
  newcomer(200015, ['Joseph Antony', 'individual', 'ZZZPA2015Q', '1989-10-11'], kochi, 'a second individual'),
  newcomer(200016, ['Pooja Bhosale', 'individual', 'ZZZPB2016R', '1993-01-19'], pune, 'a third individual'),
  newcomer(
    200017,
    ['Deccan Funds Pvt Ltd', 'company', 'ZZZCD2017S', '2012-02-29'],
    bengaluru,
    'a second company',
  ),
  newcomer(
    200018,
    ['Suresh Kamath', 'proprietor', 'ZZZPK2018T', '1977-06-06'],
    bengaluru,
    'a second proprietor with GST',
  ),
  newcomer(
    100007,
    ['Farah Siddiqui', 'individual', 'ZZZPS1007G', '1986-05-27'],
    lucknow,
    'the ARN that cannot log in yet',
  ),
];

const byArn = new Map(demoArns.map((one) => [one.arn, one]));

/** Of the same mail and mobile that the demo's other people have: nobody's. */
const emailOf = (name: string): string => `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;

export function demoRecord(arn: string, today: Temporal.PlainDate): ArnRecord | null {
  const found = byArn.get(arn);
  if (found === undefined) return null;
  const {
    name,
    constitution,
    pan,
    birthDate,
    address,
    gstState,
    status = 'active',
    isKydMissing,
    daysLeft,
  } = found;
  const digits = arn.slice('ARN-'.length);
  const validTo = today.add({ days: daysLeft });
  const validFrom = validTo.subtract({ years: 3 }).add({ days: 1 });
  const euin = (number: string, days: number) => ({
    euin: `E${number}`,
    name,
    validFrom: today.add({ days }).subtract({ years: 3 }).toString(),
    validTo: today.add({ days }).toString(),
  });
  return {
    arn,
    name,
    constitution,
    pan,
    birthDate,
    mobile: `5550${digits}`,
    email: emailOf(name),
    address,
    gstState,
    validFrom: validFrom.toString(),
    validTo: validTo.toString(),
    status: daysLeft < 0 ? 'expired' : status,
    isKydDone: isKydMissing !== true,
    // The second one has run out: it must be left out.
    euins: [euin(digits, daysLeft), euin(`9${digits.slice(1)}`, -30)],
  };
}
