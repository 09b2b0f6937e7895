/** What a field is called where it stands alone, by the end of its path. */
const names: Readonly<Record<string, string>> = {
  pan: 'PAN',
  name: 'Name',
  birthDate: 'Date of birth',
  mobile: 'Mobile number',
  mobileOf: 'Whose mobile number',
  email: 'E-mail',
  emailOf: 'Whose e-mail',
  taxStatus: 'Tax status',
  holding: 'Mode of holding',
  holders: 'Holders',
  guardian: 'Guardian',
  karta: 'Name of the Karta',
  line: 'Address',
  pincode: 'Pincode',
  city: 'City',
  state: 'State',
  country: 'Country',
  ifsc: 'IFSC',
  account: 'Account number',
  type: 'Type of account',
  proof: 'Proof of the account',
  nominees: 'Nominees',
  nomineeOptOut: 'No nominees',
  relation: 'Relation',
  share: 'Share',
  schemeCode: 'Scheme',
  amount: 'Amount',
  payMode: 'Payment',
  frequency: 'Frequency',
  day: 'Day',
  startsOn: 'Start',
  endsOn: 'End',
  end: 'Runs',
  limit: 'Limit',
  channel: 'How the client approves',
  euin: 'EUIN',
  consent: 'Consent',
};

export function fieldName(path: string): string {
  const parts = path.split('.');
  const last = parts.at(-1) ?? '';
  const name = names[last] ?? last.replace(/([A-Z])/g, ' $1').toLowerCase();
  const [list, place] = parts;
  if (list === 'holders' && place !== undefined && place !== '0')
    return `${name} of holder ${Number(place) + 1}`;
  if (list === 'nominees' && place !== undefined) return `${name} of nominee ${Number(place) + 1}`;
  return list === 'guardian' && parts.length > 1 ? `${name} of the guardian` : name;
}
