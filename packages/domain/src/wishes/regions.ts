/** Each state once, by the names that addresses have. Which region a state counts to is our own reading. */
export const regions = {
  north: [
    'Jammu and Kashmir',
    'Ladakh',
    'Himachal Pradesh',
    'Punjab',
    'Chandigarh',
    'Uttarakhand',
    'Haryana',
    'Delhi',
    'Rajasthan',
    'Uttar Pradesh',
    'Madhya Pradesh',
    'Chhattisgarh',
  ],
  west: ['Gujarat', 'Maharashtra', 'Goa', 'Dadra and Nagar Haveli and Daman and Diu'],
  south: [
    'Karnataka',
    'Kerala',
    'Tamil Nadu',
    'Puducherry',
    'Andhra Pradesh',
    'Telangana',
    'Lakshadweep',
    'Andaman and Nicobar Islands',
  ],
  east: ['Bihar', 'Jharkhand', 'Odisha', 'West Bengal', 'Sikkim'],
  'north-east': ['Assam', 'Arunachal Pradesh', 'Nagaland', 'Manipur', 'Mizoram', 'Tripura', 'Meghalaya'],
} as const;

export type Region = keyof typeof regions;
export type State = (typeof regions)[Region][number];

interface Place {
  readonly state: State;
  readonly region: Region;
}

const placeByName: ReadonlyMap<string, Place> = new Map(
  Object.entries(regions).flatMap(([region, states]) =>
    states.map((state) => [state.toLowerCase(), { state, region: region as Region }] as const),
  ),
);

/** Of a state as an address has it, in whatever case; null for what is none of India's. */
export const placeOf = (state: string): Place | null =>
  placeByName.get(state.trim().toLowerCase().replace(/^the /, '')) ?? null;
