import type { ArnDetails } from '../../../server/src/features/arn-register/arn-register.public.ts';
import type { OwnWords } from '../../../server/src/features/profile/profile.public.ts';

/**
 * What AMFI would know of the demo's people, and what they say about themselves. PANs begin with ZZZ, a series that
 * nobody has; branches are real, the accounts are not. Days are counted from the day the demo is filled.
 */
interface DemoRecord extends Pick<ArnDetails, 'pan' | 'address' | 'bank'> {
  readonly daysLeft: number;
  readonly euins: readonly { readonly euin: string; readonly name: string; readonly daysLeft: number }[];
  /** The GSTIN is left out by who is not registered. */
  readonly own: Omit<OwnWords, 'gstin'> & { readonly gstin?: string };
}

export const demoRecords: Readonly<Record<string, DemoRecord>> = {
  'ARN-100001': {
    pan: 'ZZZPN1001A',
    address: '2nd Floor, Kairali Arcade, M. G. Road, Kochi 682016, Kerala',
    bank: { name: 'Bank of Baroda', account: '50190100004821', ifsc: 'BARB0VJKOER', branch: 'Kothamangalam' },
    daysLeft: 200,
    euins: [
      { euin: 'E100011', name: 'Meera Nair', daysLeft: 640 },
      { euin: 'E100012', name: 'Arjun Menon', daysLeft: 310 },
      { euin: 'E100013', name: 'Sneha Varghese', daysLeft: 18 },
      { euin: 'E100014', name: 'Thomas Kurian', daysLeft: -41 },
    ],
    own: {
      businessName: 'Nair Wealth Partners',
      about: 'Goal-based investing for families and professionals in Kochi since 2009.',
      city: 'Kochi',
      languages: ['Malayalam', 'English', 'Hindi'],
      gstin: '32ZZZPN1001A1Z7',
    },
  },
  'ARN-100002': {
    pan: 'ZZZPS1002B',
    address: '14 Mantra Business Centre, Mundhwa, Pune 411036, Maharashtra',
    bank: { name: 'ICICI Bank', account: '547601500337', ifsc: 'ICIC0005476', branch: 'Mundhwa' },
    daysLeft: 25,
    euins: [
      { euin: 'E100021', name: 'Imran Shaikh', daysLeft: 25 },
      { euin: 'E100022', name: 'Pooja Jadhav', daysLeft: 480 },
      { euin: 'E100023', name: 'Nilesh Kale', daysLeft: -120 },
    ],
    own: {
      businessName: 'Shaikh Investments',
      about: 'Mutual funds and retirement planning for first-time investors.',
      city: 'Pune',
      languages: ['Marathi', 'Hindi', 'English'],
    },
  },
  'ARN-100003': {
    pan: 'ZZZPR1003C',
    address: '401, 7th A Main, Kalyan Nagar, Bengaluru 560043, Karnataka',
    bank: { name: 'Canara Bank', account: '2456101019034', ifsc: 'CNRB0002456', branch: 'Kalyan Nagar' },
    daysLeft: 905,
    euins: [
      { euin: 'E100031', name: 'Kavita Rao', daysLeft: 30 },
      { euin: 'E100032', name: 'Harish Gowda', daysLeft: -3 },
    ],
    own: { businessName: '', about: '', city: 'Bengaluru', languages: ['Kannada', 'English'] },
  },
  'ARN-100004': {
    pan: 'ZZZPD1004D',
    address: '7 Nakshatra Building, Maninagar, Ahmedabad 380008, Gujarat',
    bank: {
      name: 'HDFC Bank',
      account: '50100300118846',
      ifsc: 'HDFC0000300',
      branch: 'Ahmedabad - Maninagar',
    },
    daysLeft: 540,
    euins: [{ euin: 'E100041', name: 'Rohan Desai', daysLeft: 540 }],
    own: { businessName: '', about: '', city: 'Ahmedabad', languages: ['Gujarati', 'Hindi', 'English'] },
  },
  'ARN-100005': {
    pan: 'ZZZPV1005E',
    address: "96 Chamier's Road, Nandanam, Chennai 600018, Tamil Nadu",
    bank: { name: 'Canara Bank', account: '2604101007512', ifsc: 'CNRB0002604', branch: 'Nandanam' },
    daysLeft: -34,
    euins: [
      { euin: 'E100051', name: 'Lakshmi Venkatesan', daysLeft: -34 },
      { euin: 'E100052', name: 'Karthik Raman', daysLeft: 22 },
    ],
    own: {
      businessName: 'Venkatesan Associates',
      about: 'Advising retired teachers and their families.',
      city: 'Chennai',
      languages: ['Tamil', 'English'],
      gstin: '33ZZZPV1005E1ZL',
    },
  },
  'ARN-100006': {
    pan: 'ZZZPR1006F',
    address: '129 Shastri Nagar, Jaipur 302016, Rajasthan',
    bank: { name: 'HDFC Bank', account: '50200800076190', ifsc: 'HDFC0008007', branch: 'Shastri Nagar' },
    daysLeft: 415,
    euins: [
      { euin: 'E100061', name: 'Devendra Rathore', daysLeft: 415 },
      { euin: 'E100062', name: 'Nisha Sharma', daysLeft: 12 },
      { euin: 'E100063', name: 'Gopal Meena', daysLeft: -200 },
    ],
    own: {
      businessName: 'Rathore Finserv',
      about: 'Systematic plans for small businesses in Jaipur.',
      city: 'Jaipur',
      languages: ['Hindi', 'English'],
    },
  },
  'ARN-100007': {
    pan: 'ZZZPS1007G',
    address: '53 University Road, Lucknow 226007, Uttar Pradesh',
    bank: {
      name: 'Indian Overseas Bank',
      account: '187301000025318',
      ifsc: 'IOBA0001873',
      branch: 'University Road',
    },
    daysLeft: 1010,
    euins: [{ euin: 'E100071', name: 'Farah Siddiqui', daysLeft: 1010 }],
    own: { businessName: '', about: '', city: 'Lucknow', languages: ['Urdu', 'Hindi', 'English'] },
  },
  // The internal teams have no PAN and no bank (decision S3-06); the screen says so.
  'ARN-900001': {
    pan: null,
    address: 'Aranya House, Bandra Kurla Complex, Mumbai 400051, Maharashtra',
    bank: null,
    daysLeft: 700,
    euins: [{ euin: 'E900001', name: 'Internal Team One', daysLeft: 700 }],
    own: { businessName: '', about: '', city: 'Mumbai', languages: [] },
  },
  'ARN-900101': {
    pan: null,
    address: 'Aranya House, Bandra Kurla Complex, Mumbai 400051, Maharashtra',
    bank: null,
    daysLeft: 700,
    euins: [{ euin: 'E900101', name: 'Internal Team Two', daysLeft: 700 }],
    own: { businessName: '', about: '', city: 'Mumbai', languages: [] },
  },
};
