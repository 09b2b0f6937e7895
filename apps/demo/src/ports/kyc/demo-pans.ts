import type { KycRecord } from '../../../../server/src/ports/kyc/kyc.ts';

type DemoPan = KycRecord & {
  readonly name: string;
  /** What the demo's guide says of it. */
  readonly shows: string;
};

const person = (
  pan: string,
  name: string,
  birthDate: string,
  shows: string,
  more: Partial<Pick<KycRecord, 'status' | 'isSeeded' | 'details'>> = {},
): DemoPan => ({ pan, name, birthDate, shows, status: 'VALIDATED', isSeeded: true, details: null, ...more });

/** Of a few the agency passes on where they live and what they do; of the others it is asked for. */
const livesIn = (line: string, birthPlace: string): Pick<KycRecord, 'details'> => ({
  details: {
    address: { line, pincode: '682001', city: 'Ernakulam', state: 'Kerala', country: 'IN' },
    birthPlace,
    income: '34',
    occupation: '02',
    wealth: '1',
  },
});

/** Newcomers whom no distributor of the demo has: one for each KYC status and each kind of holder. */
export const demoPans: readonly DemoPan[] = [
  person(
    'ABCPN1001A',
    'Ananya Nair',
    '1990-04-12',
    'a resident who may invest',
    livesIn('14 Marine Drive', 'Thrissur'),
  ),
  person('ABCPM1002B', 'Rohan Mehta', '1988-09-30', 'a resident who may invest, for a second holder'),
  person('ABCPS1003C', 'Kavita Sharma', '1985-01-25', 'a mother or father who may be guardian'),
  person('ABCPS1004D', 'Aarav Sharma', '2016-06-18', 'a minor with a PAN of his own'),
  person('ABCHG1005E', 'Gupta Family HUF', '2004-04-01', 'a HUF', { isSeeded: null }),
  person('ABCPI1006F', 'Priya Iyer', '1986-11-03', 'an NRI, for NRE and NRO', { isSeeded: null }),
  person(
    'ABCPL1016T',
    'Leela Menon',
    '1992-08-22',
    'who fills in a shared form',
    livesIn('3 Temple Road', 'Kottayam'),
  ),
  person('ABCPR1017U', 'Gita Rao', '1989-03-11', 'a third resident who may invest'),
  person(
    'ABCPJ1007G',
    'Suresh Jain',
    '1979-07-07',
    'a sole proprietor',
    livesIn('8 Market Street', 'Alappuzha'),
  ),
  person(
    'ABCPK1018V',
    'Divya Kurian',
    '1994-10-02',
    'address and work as the KYC has them',
    livesIn('21 Church Road', 'Pala'),
  ),
  person('ABCPM1019W', 'Manoj Menon', '1981-06-15', 'the same, for a SIP', livesIn('5 Beach Road', 'Kollam')),
  person('ABCPK1008H', 'Neha Kulkarni', '1993-02-14', 'PAN not linked with Aadhaar', { isSeeded: false }),
  person('ABCPR1011K', 'Vivek Rao', '1984-05-21', 'KYC registered', { status: 'REGISTERED' }),
  person('ABCPD1012L', 'Pooja Das', '1995-12-09', 'KYC under process', { status: 'UNDER_PROCESS' }),
  person('ABCPV1013M', 'Imran Vohra', '1982-08-16', 'KYC on hold', { status: 'ON_HOLD' }),
  person('ABCPT1014N', 'Lakshmi Thomas', '1977-03-28', 'KYC rejected', { status: 'REJECTED' }),
  person('ABCPB1015P', 'Arjun Bose', '1991-10-05', 'KYC deactivated', { status: 'DEACTIVATED' }),
  person('ABCPP2001Q', 'Meera Pillai', '1987-06-05', 'a form that waits for her'),
  person('ABCPS2002R', 'Dev Saxena', '1975-01-19', 'a form that he declined'),
  person('ABCPJ2003S', 'Ritu Joshi', '1992-12-24', 'a form whose link expired'),
];
