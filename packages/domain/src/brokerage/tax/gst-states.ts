interface GstState {
  readonly name: string;
  /** A union territory without a legislature of its own: the state's half of the tax is called UTGST there. */
  readonly isUnionTerritory?: true;
}

/** Handbook part 2, B6: the first two digits of a GSTIN. */
const gstStates: Readonly<Record<string, GstState>> = {
  '01': { name: 'Jammu and Kashmir' },
  '02': { name: 'Himachal Pradesh' },
  '03': { name: 'Punjab' },
  '04': { name: 'Chandigarh', isUnionTerritory: true },
  '05': { name: 'Uttarakhand' },
  '06': { name: 'Haryana' },
  '07': { name: 'Delhi' },
  '08': { name: 'Rajasthan' },
  '09': { name: 'Uttar Pradesh' },
  '10': { name: 'Bihar' },
  '11': { name: 'Sikkim' },
  '12': { name: 'Arunachal Pradesh' },
  '13': { name: 'Nagaland' },
  '14': { name: 'Manipur' },
  '15': { name: 'Mizoram' },
  '16': { name: 'Tripura' },
  '17': { name: 'Meghalaya' },
  '18': { name: 'Assam' },
  '19': { name: 'West Bengal' },
  '20': { name: 'Jharkhand' },
  '21': { name: 'Odisha' },
  '22': { name: 'Chhattisgarh' },
  '23': { name: 'Madhya Pradesh' },
  '24': { name: 'Gujarat' },
  '25': { name: 'Daman and Diu (old)', isUnionTerritory: true },
  '26': { name: 'Dadra and Nagar Haveli and Daman and Diu', isUnionTerritory: true },
  '27': { name: 'Maharashtra' },
  '28': { name: 'Andhra Pradesh (old)' },
  '29': { name: 'Karnataka' },
  '30': { name: 'Goa' },
  '31': { name: 'Lakshadweep', isUnionTerritory: true },
  '32': { name: 'Kerala' },
  '33': { name: 'Tamil Nadu' },
  '34': { name: 'Puducherry' },
  '35': { name: 'Andaman and Nicobar Islands', isUnionTerritory: true },
  '36': { name: 'Telangana' },
  '37': { name: 'Andhra Pradesh' },
  '38': { name: 'Ladakh', isUnionTerritory: true },
  '97': { name: 'Other Territory', isUnionTerritory: true },
};

/** Null for a number that no state has. */
export const gstStateName = (code: string): string | null => gstStates[code]?.name ?? null;

export const isUnionTerritory = (code: string): boolean => gstStates[code]?.isUnionTerritory === true;
