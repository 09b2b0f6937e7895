declare global {
  /**
   * What header and footer of the public page say in its other language, by their English. They stand in that page's own
   * document (`landing-head.ts`), so that nobody else loads them.
   */
  var pageWords: Readonly<Record<string, string>> | undefined;
}

/** In the language of the page that is open. Where there is no address it is written at build time, in one language. */
export const inPageLanguage = (english: string): string =>
  (globalThis.location?.search.includes('lang=hi') !== false && globalThis.pageWords?.[english]) || english;
