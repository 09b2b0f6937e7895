import { texts } from './texts.ts';

/** Alone, so that the public page in Hindi loads no other. */
export const hindiRiskLine = 'म्यूचुअल फंड निवेश बाज़ार जोखिमों के अधीन हैं, योजना से संबंधित सभी दस्तावेज़ों को ध्यानपूर्वक पढ़ें।';

/** The statutory sentence in the languages of the trade; the law gives its words in English alone. */
const translated: Readonly<Record<string, string>> = {
  hi: hindiRiskLine,
  mr: 'म्युच्युअल फंड गुंतवणूक बाजारातील जोखमीच्या अधीन असते, योजनेशी संबंधित सर्व कागदपत्रे काळजीपूर्वक वाचा.',
  gu: 'મ્યુચ્યુઅલ ફંડ રોકાણો બજારના જોખમોને આધીન છે, યોજના સંબંધિત તમામ દસ્તાવેજો કાળજીપૂર્વક વાંચો.',
  bn: 'মিউচুয়াল ফান্ডে বিনিয়োগ বাজারের ঝুঁকি সাপেক্ষ, স্কিম সংক্রান্ত সমস্ত নথিপত্র মনোযোগ সহকারে পড়ুন।',
  ta: 'மியூச்சுவல் ஃபண்ட் முதலீடுகள் சந்தை அபாயங்களுக்கு உட்பட்டவை, திட்டம் தொடர்பான அனைத்து ஆவணங்களையும் கவனமாகப் படியுங்கள்.',
  te: 'మ్యూచువల్ ఫండ్ పెట్టుబడులు మార్కెట్ రిస్కులకు లోబడి ఉంటాయి, స్కీముకు సంబంధించిన అన్ని పత్రాలను జాగ్రత్తగా చదవండి.',
  kn: 'ಮ್ಯೂಚುವಲ್ ಫಂಡ್ ಹೂಡಿಕೆಗಳು ಮಾರುಕಟ್ಟೆ ಅಪಾಯಗಳಿಗೆ ಒಳಪಟ್ಟಿರುತ್ತವೆ, ಸ್ಕೀಮ್‌ಗೆ ಸಂಬಂಧಿಸಿದ ಎಲ್ಲಾ ದಾಖಲೆಗಳನ್ನು ಎಚ್ಚರಿಕೆಯಿಂದ ಓದಿ.',
  ml: 'മ്യൂച്വൽ ഫണ്ട് നിക്ഷേപങ്ങൾ വിപണിയിലെ ലാഭനഷ്ട സാധ്യതകൾക്ക് വിധേയമാണ്, സ്കീം സംബന്ധമായ എല്ലാ രേഖകളും ശ്രദ്ധാപൂർവം വായിക്കുക.',
};

/** As it is read aloud in that language; null where we have no words for it. */
export const spokenRiskLine = (language: string): string | null =>
  language === 'en' ? texts.footer.disclaimer : (translated[language] ?? null);

/** As it stands on a piece: in its language, and the law's own words after it. */
export const shownRiskLine = (language: string): string => {
  const line = translated[language];
  return line === undefined ? texts.footer.disclaimer : `${line} ${texts.footer.disclaimer}`;
};
