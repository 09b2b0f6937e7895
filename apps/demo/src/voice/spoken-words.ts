/** What the trade spells out, as the English voice must read it to be heard so. */
const sounds: Readonly<Record<string, string>> = {
  SIP: 'ess eye pee',
  NAV: 'en ay vee',
  KYC: 'kay why see',
  KRA: 'kay are ay',
  ARN: 'ay are en',
  PAN: 'pan',
  QR: 'cue are',
  AMFI: 'am fee',
  Aadhaar: 'aah dhaar',
  lumpsum: 'lump sum',
  // Its e-mail is one word with the weight on "mail".
  'e-mail': 'email',
  'e-sign': 'ee sign',
  Riskometer: 'risk oh meter',
};

const words = new RegExp(`\\b(?:${Object.keys(sounds).join('|')})\\b`, 'g');

/** The line of a subtitle as it is given to the voice. */
export const spokenWords = (line: string): string => line.replace(words, (word) => sounds[word] ?? word);
