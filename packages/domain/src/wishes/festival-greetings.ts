/**
 * Greetings beyond English and Hindi, in the languages of those who keep the festival. Own words, as common as cards
 * have them; a language that is not here has none, and the wish is then in English. A native looks at them first.
 */
export const festivalGreetings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'new-year': {
    mr: 'नवीन वर्षाच्या हार्दिक शुभेच्छा',
    gu: 'નવા વર્ષની શુભકામના',
    ta: 'புத்தாண்டு வாழ்த்துகள்',
    bn: 'শুভ নববর্ষ',
  },
  'republic-day': { mr: 'प्रजासत्ताक दिनाच्या हार्दिक शुभेच्छा', gu: 'પ્રજાસત્તાક દિનની શુભકામના' },
  'independence-day': { mr: 'स्वातंत्र्य दिनाच्या हार्दिक शुभेच्छा', gu: 'સ્વતંત્રતા દિવસની શુભકામના' },
  christmas: { mr: 'नाताळच्या हार्दिक शुभेच्छा', gu: 'નાતાલની શુભકામના' },
  'makar-sankranti': { mr: 'मकर संक्रांतीच्या हार्दिक शुभेच्छा' },
  uttarayan: { gu: 'ઉત્તરાયણની શુભકામના' },
  pongal: { ta: 'பொங்கல் நல்வாழ்த்துகள்' },
  holi: { mr: 'होळीच्या हार्दिक शुभेच्छा', gu: 'હોળીની શુભકામના' },
  'gudi-padwa': { mr: 'गुढीपाडव्याच्या हार्दिक शुभेच्छा' },
  ugadi: { te: 'ఉగాది శుభాకాంక్షలు', kn: 'ಯುಗಾದಿ ಹಬ್ಬದ ಶುಭಾಶಯಗಳು' },
  'ram-navami': { mr: 'राम नवमीच्या हार्दिक शुभेच्छा', gu: 'રામ નવમીની શુભકામના' },
  puthandu: { ta: 'தமிழ் புத்தாண்டு வாழ்த்துகள்' },
  vishu: { ml: 'വിഷു ആശംസകൾ' },
  'poila-boishakh': { bn: 'শুভ নববর্ষ' },
  onam: { ml: 'ഓണാശംസകൾ' },
  'raksha-bandhan': { mr: 'रक्षाबंधनाच्या हार्दिक शुभेच्छा', gu: 'રક્ષાબંધનની શુભકામના' },
  janmashtami: { gu: 'જન્માષ્ટમીની શુભકામના' },
  'ganesh-chaturthi': { mr: 'गणेश चतुर्थीच्या हार्दिक शुभेच्छा', gu: 'ગણેશ ચતુર્થીની શુભકામના' },
  navratri: { mr: 'नवरात्रीच्या हार्दिक शुभेच्छा', gu: 'નવરાત્રીની શુભકામના' },
  dussehra: { mr: 'दसऱ्याच्या हार्दिक शुभेच्छा', gu: 'દશેરાની શુભકામના' },
  dhanteras: { gu: 'ધનતેરસની શુભકામના' },
  'gujarati-new-year': { gu: 'નૂતન વર્ષાભિનંદન' },
  'bhai-dooj': { mr: 'भाऊबीजेच्या हार्दिक शुभेच्छा', gu: 'ભાઈ બીજની શુભકામના' },
};
