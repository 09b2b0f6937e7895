/** A city, its state as India Post writes it, and some of its localities with their pincodes. */
interface City {
  readonly name: string;
  readonly state: string;
  readonly areas: readonly (readonly [locality: string, pincode: string])[];
}

const rows: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  KERALA: {
    Kochi: 'M G Road 682016, Kadavanthra 682020, Kakkanad 682030, Panampilly Nagar 682036',
    Thiruvananthapuram: 'Palayam 695001, Thycaud 695014, Kariavattom 695581',
    Kozhikode: 'Mananchira 673001, Kuthiravattom 673016',
    Thrissur: 'Round South 680001, Thrissur City 680020',
    Kottayam: 'Baker Junction 686001',
    Malappuram: 'Down Hill 676505',
    Kannur: 'Fort Road 670001',
    Kollam: 'Chinnakada 691001',
  },
  KARNATAKA: {
    Bengaluru:
      'Shivajinagar 560001, Koramangala 560034, Indiranagar 560038, Whitefield 560066, J P Nagar 560078, HSR Layout 560102',
    Mysuru: 'Devaraja Mohalla 570001, Yadavagiri 570020',
    Mangaluru: 'Hampankatta 575001, Kodialbail 575003',
    Hubballi: 'Station Road 580020',
    Belagavi: 'Camp 590001',
  },
  'TAMIL NADU': {
    Chennai:
      'Mylapore 600004, T Nagar 600017, Adyar 600020, R A Puram 600028, Thiruvanmiyur 600041, Perungudi 600096',
    Coimbatore: 'R S Puram 641002, Race Course 641018',
    Madurai: 'Town Hall Road 625001, Gandhi Nagar 625020',
    Tiruchirappalli: 'Cantonment 620001',
    Salem: 'Hasthampatti 636007',
  },
  TELANGANA: {
    Hyderabad:
      'Secunderabad 500003, Begumpet 500016, Gachibowli 500032, Banjara Hills 500034, Madhapur 500081',
    Hanamkonda: 'Subedari 506001',
  },
  'ANDHRA PRADESH': {
    Visakhapatnam: 'Maharanipeta 530003, M V P Colony 530017',
    Vijayawada: 'Patamata 520010',
    Tirupati: 'Gandhi Road 517501',
  },
  MAHARASHTRA: {
    Mumbai:
      'Fort 400001, Grant Road 400007, Dadar West 400028, Bandra West 400050, Andheri West 400053, Kandivali West 400067, Powai 400076',
    Thane: 'Naupada 400601',
    'Navi Mumbai': 'Vashi 400703',
    Pune: 'Camp 411001, Deccan Gymkhana 411004, Aundh 411007, Kothrud 411038, Baner 411045',
    Nashik: 'Old Agra Road 422001',
    Nagpur: 'Civil Lines 440001, Shankar Nagar 440010',
    Kolhapur: 'Shahupuri 416003',
  },
  GUJARAT: {
    Ahmedabad: 'Ellisbridge 380006, Navrangpura 380009, Satellite 380015, Bodakdev 380054',
    Surat: 'Nanpura 395001, Piplod 395007',
    Vadodara: 'Raopura 390001, Race Course 390007',
    Rajkot: 'Dr Yagnik Road 360001',
    Jamnagar: 'Bedi Gate 361001',
  },
  DELHI: {
    'New Delhi':
      'Connaught Place 110001, Hauz Khas 110016, Lajpat Nagar 110024, Greater Kailash 110048, Vasant Kunj 110070',
    Delhi: 'Rohini 110085, Laxmi Nagar 110092',
  },
  HARYANA: { Gurugram: 'Civil Lines 122001, DLF City 122002', Faridabad: 'NIT 121001' },
  'UTTAR PRADESH': {
    Noida: 'Sector 27 201301',
    Ghaziabad: 'Indirapuram 201014',
    Lucknow: 'Hazratganj 226001, Gomti Nagar 226010',
    Kanpur: 'The Mall 208001',
    Varanasi: 'Chetganj 221001',
    Prayagraj: 'Civil Lines 211001',
    Agra: 'Sadar Bazar 282001',
  },
  RAJASTHAN: {
    Jaipur: 'M I Road 302001, Jawahar Nagar 302004, Malviya Nagar 302017',
    Jodhpur: 'Sojati Gate 342001',
    Udaipur: 'Shastri Circle 313001',
    Kota: 'Talwandi 324005',
  },
  'MADHYA PRADESH': {
    Indore: 'M G Road 452001, Vijay Nagar 452010',
    Bhopal: 'Hamidia Road 462001',
    Gwalior: 'Lashkar 474001',
  },
  BIHAR: { Patna: 'Fraser Road 800001, Kankarbagh 800020' },
  JHARKHAND: { Ranchi: 'Main Road 834001', Jamshedpur: 'Bistupur 831001', Dhanbad: 'Hirapur 826001' },
  'WEST BENGAL': {
    Kolkata: 'Ballygunge 700019, Bhawanipore 700020, Gariahat 700029, Salt Lake 700064, Sector V 700091',
    Howrah: 'G T Road 711101',
    Durgapur: 'City Centre 713216',
    Siliguri: 'Hill Cart Road 734001',
  },
  ODISHA: {
    Bhubaneswar: 'Ashok Nagar 751001, Patia 751024',
    Cuttack: 'Buxi Bazar 753001',
    Rourkela: 'Civil Township 769004',
  },
  ASSAM: { Guwahati: 'Panbazar 781001, Dispur 781005' },
  MEGHALAYA: { Shillong: 'Police Bazar 793001' },
  NAGALAND: { Dimapur: 'Circular Road 797112' },
  CHANDIGARH: { Chandigarh: 'Sector 17 160017, Sector 22 160022' },
  PUNJAB: {
    Ludhiana: 'Civil Lines 141001',
    Amritsar: 'Hall Bazar 143001',
    Jalandhar: 'Model Town 144001',
  },
  UTTARAKHAND: { Dehradun: 'Rajpur Road 248001' },
  GOA: { Panaji: 'Altinho 403001', Margao: 'Aquem 403601', Mapusa: 'Duler 403507' },
  CHHATTISGARH: { Raipur: 'Pandri 492001', Bhilai: 'Nehru Nagar 490020' },
  PUDUCHERRY: { Puducherry: 'White Town 605001, Gorimedu 605006' },
};

function areasOf(text: string): City['areas'] {
  return text.split(', ').map((area) => [area.slice(0, -7), area.slice(-6)]);
}

const cities: readonly City[] = Object.entries(rows).flatMap(([state, towns]) =>
  Object.entries(towns).map(([name, text]) => ({ name, state, areas: areasOf(text) })),
);

const byState = new Map<string, City[]>();
for (const city of cities) byState.set(city.state, [...(byState.get(city.state) ?? []), city]);

export function citiesOf(state: string): readonly City[] {
  const found = byState.get(state);
  if (found === undefined) throw new RangeError(`No city of ${state} is known`);
  return found;
}

/** Where those who left live: city, country by its ISO code, and a street there. */
export const citiesAbroad: readonly (readonly [city: string, country: string, street: string])[] = [
  ['Dubai', 'AE', 'Al Barsha 1'],
  ['Abu Dhabi', 'AE', 'Khalidiyah Street'],
  ['Sharjah', 'AE', 'Al Majaz 3'],
  ['Doha', 'QA', 'Al Sadd Street'],
  ['Muscat', 'OM', 'Al Khuwair'],
  ['Kuwait City', 'KW', 'Salmiya Block 4'],
  ['Singapore', 'SG', 'Tampines Avenue 5'],
  ['London', 'GB', 'Harrow Road'],
  ['Sydney', 'AU', 'Parramatta Road'],
  ['Auckland', 'NZ', 'Dominion Road'],
  ['Frankfurt', 'DE', 'Mainzer Landstrasse'],
  ['Edison', 'US', 'Oak Tree Road'],
  ['Toronto', 'CA', 'Gerrard Street East'],
];
