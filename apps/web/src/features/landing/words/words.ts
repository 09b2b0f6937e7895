export type Language = 'en' | 'hi';

interface Named {
  readonly name: string;
  readonly text: string;
}

/** All that the public page says, in one language. */
export interface LandingWords {
  readonly language: Language;
  /** Of the page, as a list of search results shows it. */
  readonly head: Named;
  /** The same page in the other language, in that language's own words. */
  readonly other: { readonly language: Language; readonly name: string };
  readonly hero: {
    readonly eyebrow: string;
    readonly title: string;
    readonly lead: string;
    readonly logIn: string;
    readonly logInWithArn: string;
    readonly getEmpanelled: string;
    readonly note: string;
  };
  readonly journey: {
    readonly title: string;
    readonly steps: readonly { readonly who: string; readonly what: string }[];
  };
  readonly views: {
    readonly title: string;
    readonly lead: string;
    readonly start: Named & { readonly alt: string };
    readonly orders: Named & { readonly alt: string };
    readonly opportunities: Named & { readonly alt: string };
  };
  readonly abilities: {
    readonly title: string;
    readonly lead: string;
    readonly transact: Named;
    readonly book: Named;
    readonly next: Named;
    readonly statements: Named;
    readonly brokerage: Named;
    readonly name: Named;
  };
  readonly empanelment: {
    readonly title: string;
    readonly lead: string;
    readonly steps: readonly Named[];
  };
  readonly app: {
    readonly title: string;
    readonly lead: string;
    readonly android: string;
    readonly ios: string;
  };
  readonly contact: { readonly title: string; readonly lead: string };
}
