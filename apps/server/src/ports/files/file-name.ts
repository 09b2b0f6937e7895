export class FileNameError extends Error {
  override name = 'FileNameError';
  constructor() {
    super('A file name is made of letters, digits, dots, dashes and underscores, in folders split by /');
  }
}

/** Each segment begins with a letter or digit, so neither `..` nor a hidden file can be named. */
const safe = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}(\/[A-Za-z0-9][A-Za-z0-9._-]{0,99}){0,9}$/;

export const isFileName = (name: string): boolean => safe.test(name);

/** Both adapters accept the same names, so that a move from folder to S3 loses nothing. */
export function checkFileName(name: string): string {
  if (!isFileName(name)) throw new FileNameError();
  return name;
}
