import { brand } from 'virtual:brand';
import { texts } from '@hub/contract';
import { hindiRiskLine } from '@hub/contract/texts/risk-lines';
import { routes } from '@hub/domain';
import { hindi } from '../../features/landing/words/words-hi.ts';

/** Of the public page around its content, by the English (glossary and sentences of the languages' handbook). */
export const hindiPageWords: Readonly<Record<string, string>> = {
  'en-IN': 'hi-IN',
  'Skip to content': 'सीधे सामग्री पर जाएँ',
  [texts.header.getEmpanelled]: hindi.hero.getEmpanelled,
  [texts.header.loginOrRegister]: 'लॉग इन / रजिस्टर',
  [routes.landing.title]: hindi.hero.title,
  [routes.login.title]: 'लॉग इन',
  [routes.empanelment.title]: hindi.hero.getEmpanelled,
  [routes['transact/pre-login'].title]: 'लॉग इन किए बिना लेन-देन',
  [routes['certificate/view'].title]: 'सर्टिफ़िकेट',
  'Quick links': 'ज़रूरी लिंक',
  Support: 'सहायता',
  'Write to us': 'हमें लिखें',
  'Get the app': 'ऐप लें',
  'Android app on Google Play': 'Google Play पर Android ऐप',
  'iPhone app on the App Store': 'App Store पर iPhone ऐप',
  'Follow us': 'हमसे जुड़ें',
  Colours: 'रंग',
  Auto: 'अपने आप',
  Light: 'हल्का',
  Dark: 'गहरा',
  'Open-source licences': 'ओपन-सोर्स लाइसेंस',
  'Distributor desk': 'वितरक सहायता',
  'From outside India': 'भारत के बाहर से',
  'Mon to Fri, 9:00 am to 6:00 pm': 'सोमवार से शुक्रवार, सुबह 9:00 से शाम 6:00',
  'Mon to Fri, 9:00 am to 6:00 pm IST': 'सोमवार से शुक्रवार, सुबह 9:00 से शाम 6:00 (IST)',
  // The law's English stands under it until the brand has its own wording.
  [brand.disclaimer]: `${hindiRiskLine} ${brand.disclaimer}`,
};
