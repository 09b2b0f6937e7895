const endings = { pdf: '.pdf', jpeg: '.jpg', png: '.png' } as const;
const LONGEST_NAME = 80;

/** The name without folders or marks nobody sees, with the ending of what the file is. */
export function documentName(given: string, type: keyof typeof endings): string {
  const plain = (given.normalize('NFC').split(/[/\\]/).at(-1) ?? '')
    .replace(/[\p{C}<>:"|?*]/gu, '')
    .replace(/\.(pdf|jpe?g|png)$/iu, '')
    .trim();
  return `${[...plain].slice(0, LONGEST_NAME).join('') || 'file'}${endings[type]}`;
}

const endingsOf: Readonly<Record<keyof typeof endings, readonly string[]>> = {
  pdf: ['pdf'],
  jpeg: ['jpg', 'jpeg', 'jfif'],
  png: ['png'],
};

/** Whether the name's ending says another kind than the file is. A name without one says nothing. */
export function isRenamed(given: string, type: keyof typeof endings): boolean {
  const ending = /\.([0-9a-z]{1,5})$/i.exec(given.trim())?.[1]?.toLowerCase();
  return ending !== undefined && !endingsOf[type].includes(ending);
}
