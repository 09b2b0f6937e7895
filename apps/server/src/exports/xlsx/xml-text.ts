const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML 1.0 has no place for these, not even escaped; half a character pair is none either. */
const unwritable = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu;

export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(unwritable, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? character);

export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
