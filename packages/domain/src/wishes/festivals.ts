import type { Region, State } from './regions.ts';

/** Where the dates come from. `own`: in no source that was found; look at them before the year begins. */
export const festivalSources = {
  holidays: 'vacanza/holidays, July 2026',
  own: 'own knowledge',
} as const;
type FestivalSource = keyof typeof festivalSources;

export const festivalYears = [2026, 2027, 2028] as const;

/** A festival on its days. One that other states keep on another day has a second entry of the same id. */
export interface Festival {
  readonly id: string;
  readonly name: string;
  readonly hindi: string;
  /** Null on a solemn day: it is known, and nobody is sent a wish. */
  readonly greeting: string | null;
  readonly where: 'all' | readonly (Region | State)[];
  /** Month and day in each of `festivalYears`. */
  readonly days: readonly [string, string, string];
  readonly source: FestivalSource;
  /** The moon may move it by a day. */
  readonly mayShift: boolean;
}

type Row = readonly [id: string, name: string, hindi: string, where: Festival['where'], days: string];
interface Rest {
  readonly greeting?: string | null;
  readonly source?: FestivalSource;
  readonly mayShift?: true;
}

function festival([id, name, hindi, where, days]: Row, rest: Rest = {}): Festival {
  const [first = '', second = first, third = second] = days.split(' ');
  const usual = { greeting: `Happy ${name}`, source: 'holidays', mayShift: false } as const;
  return { id, name, hindi, where, days: [first, second, third], ...usual, ...rest };
}

const hindiBelt = ['north', 'Bihar', 'Jharkhand'] as const;
const diwali = ['diwali', 'Diwali', 'दिवाली'] as const;
const holi = ['holi', 'Holi', 'होली'] as const;

/**
 * Handbook part 2, C1. Days are month-day for 2026, 2027 and 2028; one alone is that of every year. Muharram is
 * mourning and is not here.
 */
export const festivals: readonly Festival[] = [
  festival(['new-year', 'New Year', 'नव वर्ष', 'all', '01-01']),
  festival(['republic-day', 'Republic Day', 'गणतंत्र दिवस', 'all', '01-26']),
  festival(['independence-day', 'Independence Day', 'स्वतंत्रता दिवस', 'all', '08-15']),
  festival(['gandhi-jayanti', 'Gandhi Jayanti', 'गांधी जयंती', 'all', '10-02'], {
    greeting: 'Greetings on Gandhi Jayanti',
  }),
  festival(['christmas', 'Christmas', 'क्रिसमस', 'all', '12-25'], { greeting: 'Merry Christmas' }),
  festival(['lohri', 'Lohri', 'लोहड़ी', ['north'], '01-13 01-14 01-14'], { source: 'own', mayShift: true }),
  festival([
    'makar-sankranti',
    'Makar Sankranti',
    'मकर संक्रांति',
    [...hindiBelt, 'Maharashtra', 'Goa', 'Karnataka', 'Andhra Pradesh', 'Telangana', 'Odisha', 'West Bengal'],
    '01-14 01-15 01-15',
  ]),
  festival(['uttarayan', 'Uttarayan', 'उत्तरायण', ['Gujarat'], '01-14 01-15 01-15']),
  festival(['pongal', 'Pongal', 'पोंगल', ['Tamil Nadu', 'Puducherry'], '01-15'], { source: 'own' }),
  festival(['magh-bihu', 'Magh Bihu', 'माघ बिहू', ['Assam'], '01-14 01-15 01-15']),
  festival(['maha-shivaratri', 'Maha Shivaratri', 'महाशिवरात्रि', 'all', '02-15 03-06 02-23'], {
    greeting: 'Greetings on Maha Shivaratri',
  }),
  festival([...holi, [...hindiBelt, 'Gujarat', 'Goa'], '03-04 03-22 03-11']),
  festival([...holi, ['Maharashtra'], '03-03 03-22 03-11']),
  festival(['gudi-padwa', 'Gudi Padwa', 'गुड़ी पड़वा', ['Maharashtra', 'Goa'], '03-19 04-07 03-27']),
  festival(['ugadi', 'Ugadi', 'उगादि', ['Karnataka', 'Andhra Pradesh', 'Telangana'], '03-19 04-07 03-27']),
  festival(['eid-al-fitr', 'Eid al-Fitr', 'ईद-उल-फ़ित्र', 'all', '03-21 03-10 02-27'], {
    greeting: 'Eid Mubarak',
    mayShift: true,
  }),
  festival(['ram-navami', 'Ram Navami', 'राम नवमी', 'all', '03-26 04-15 04-03'], { mayShift: true }),
  festival(['mahavir-jayanti', 'Mahavir Jayanti', 'महावीर जयंती', 'all', '03-31 04-18 04-07'], {
    greeting: 'Greetings on Mahavir Jayanti',
    mayShift: true,
  }),
  festival(['good-friday', 'Good Friday', 'गुड फ़्राइडे', 'all', '04-03 03-26 04-14'], { greeting: null }),
  festival(['easter', 'Easter', 'ईस्टर', 'all', '04-05 03-28 04-16']),
  festival(['baisakhi', 'Baisakhi', 'बैसाखी', ['Punjab', 'Chandigarh'], '04-14 04-14 04-13']),
  festival(['puthandu', 'Puthandu', 'पुथांडु', ['Tamil Nadu', 'Puducherry'], '04-14']),
  festival(['vishu', 'Vishu', 'विषु', ['Kerala'], '04-15 04-15 04-14']),
  festival(['bohag-bihu', 'Bohag Bihu', 'बोहाग बिहू', ['Assam'], '04-15 04-15 04-14'], { source: 'own' }),
  festival(['poila-boishakh', 'Poila Boishakh', 'पोइला बोइशाख', ['West Bengal'], '04-15 04-15 04-14'], {
    source: 'own',
  }),
  festival(['eid-al-adha', 'Eid al-Adha', 'ईद-उल-अज़हा', 'all', '05-27 05-17 05-06'], {
    greeting: 'Eid Mubarak',
    mayShift: true,
  }),
  festival(['onam', 'Onam', 'ओणम', ['Kerala'], '08-26 09-12 09-01']),
  festival(['milad', 'Milad', 'मिलाद', 'all', '08-26 08-15 08-04'], {
    greeting: 'Greetings on Milad',
    mayShift: true,
  }),
  festival(['raksha-bandhan', 'Raksha Bandhan', 'रक्षाबंधन', [...hindiBelt, 'west'], '08-28 08-17 08-05']),
  festival(['janmashtami', 'Janmashtami', 'जन्माष्टमी', 'all', '09-04 08-25 08-13'], { mayShift: true }),
  festival(['ganesh-chaturthi', 'Ganesh Chaturthi', 'गणेश चतुर्थी', ['west', 'south'], '09-14 09-04 08-23']),
  festival(['navratri', 'Navratri', 'नवरात्रि', 'all', '10-11 09-30 09-19']),
  festival(['durga-ashtami', 'Durga Ashtami', 'दुर्गा अष्टमी', ['east', 'north-east'], '10-19 10-07 09-26']),
  festival(['dussehra', 'Dussehra', 'दशहरा', 'all', '10-20 10-09 09-27']),
  festival(['dhanteras', 'Dhanteras', 'धनतेरस', [...hindiBelt, 'west'], '11-06 10-27 10-15'], {
    source: 'own',
  }),
  festival([...diwali, ['north', 'west', 'east', 'north-east'], '11-08 10-29 10-17']),
  // Naraka Chaturdashi.
  festival([...diwali, ['south'], '11-08 10-28 10-17']),
  festival(['govardhan', 'Govardhan Puja', 'गोवर्धन पूजा', [...hindiBelt], '11-10 10-30 10-18'], {
    source: 'own',
  }),
  festival(['gujarati-new-year', 'Gujarati New Year', 'गुजराती नव वर्ष', ['Gujarat'], '11-10 10-30 10-18'], {
    source: 'own',
  }),
  festival(['bhai-dooj', 'Bhai Dooj', 'भाई दूज', [...hindiBelt, 'west'], '11-11 10-31 10-19'], {
    source: 'own',
  }),
  festival(['chhath', 'Chhath', 'छठ पूजा', ['Bihar', 'Jharkhand', 'Uttar Pradesh'], '11-15 11-04 10-23'], {
    greeting: 'Greetings on Chhath',
  }),
  festival(['guru-nanak-jayanti', 'Guru Nanak Jayanti', 'गुरु नानक जयंती', 'all', '11-24 11-14 11-02'], {
    greeting: 'Greetings on Guru Nanak Jayanti',
  }),
];
