/**
 * Invented people. Indian mobile numbers begin with 6 to 9, so one that begins with 5 rings nowhere;
 * example.com belongs to nobody.
 */
interface DemoDistributor {
  readonly arn: string;
  readonly name: string;
  readonly userType: 'IFA_USER' | 'NON_IFA_USER';
  readonly isEmployee: boolean;
  /** As the ARN stands with AMFI and with us; left out: active. */
  readonly status?: 'expired' | 'suspended' | 'not-empanelled';
  readonly mobile: string;
  readonly email: string;
  /** What this log-in shows, for the list that the start prints. */
  readonly shows: string;
}

export const demoDistributors: readonly DemoDistributor[] = [
  {
    arn: 'ARN-100001',
    name: 'Meera Nair',
    userType: 'IFA_USER',
    isEmployee: false,
    mobile: '5550100001',
    email: 'meera.nair@example.com',
    shows: 'distributor',
  },
  {
    arn: 'ARN-100002',
    name: 'Imran Shaikh',
    userType: 'IFA_USER',
    isEmployee: false,
    mobile: '5550100002',
    email: 'imran.shaikh@example.com',
    shows: 'a second distributor',
  },
  {
    arn: 'ARN-100003',
    name: 'Kavita Rao',
    userType: 'NON_IFA_USER',
    isEmployee: false,
    mobile: '5550100003',
    email: 'kavita.rao@example.com',
    shows: 'restricted distributor',
  },
  {
    arn: 'ARN-100004',
    name: 'Rohan Desai',
    userType: 'IFA_USER',
    isEmployee: true,
    mobile: '5550100004',
    email: 'rohan.desai@example.com',
    shows: "the asset manager's employee",
  },
  {
    arn: 'ARN-100005',
    name: 'Lakshmi Venkatesan',
    userType: 'IFA_USER',
    isEmployee: false,
    status: 'expired',
    mobile: '5550100005',
    email: 'lakshmi.venkatesan@example.com',
    shows: 'an expired ARN',
  },
  {
    arn: 'ARN-100006',
    name: 'Devendra Rathore',
    userType: 'IFA_USER',
    isEmployee: false,
    status: 'suspended',
    mobile: '5550100006',
    email: 'devendra.rathore@example.com',
    shows: 'a suspended ARN',
  },
  {
    arn: 'ARN-100007',
    name: 'Farah Siddiqui',
    userType: 'IFA_USER',
    isEmployee: false,
    status: 'not-empanelled',
    mobile: '5550100007',
    email: 'farah.siddiqui@example.com',
    shows: 'an ARN that is not empanelled',
  },
  {
    arn: 'ARN-900001',
    name: 'Internal Team One',
    userType: 'IFA_USER',
    isEmployee: false,
    mobile: '5550900001',
    email: 'team.one@example.com',
    shows: 'internal team, group 1',
  },
  {
    arn: 'ARN-900101',
    name: 'Internal Team Two',
    userType: 'IFA_USER',
    isEmployee: false,
    mobile: '5550900101',
    email: 'team.two@example.com',
    shows: 'internal team, group 2, also as ARN-900101-T',
  },
];

export const demoRelationshipManager = {
  id: 'rohit-kulkarni',
  name: 'Rohit Kulkarni',
  mobile: '5550200001',
  email: 'rohit.kulkarni@example.com',
  city: 'Kochi',
  availability: 'Mon to Fri, 9:30 am to 6:00 pm',
} as const;
