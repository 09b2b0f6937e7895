/** 128 random bits in hexadecimal: whoever was not shown a name cannot find it. */
const fileName = /^([0-9a-f]{32})\.webp$/;

export const pictureType = 'image/webp';

/** Where the files port keeps it. */
export const fileOf = (name: string): string => `pictures/${name}.webp`;

/** The picture that the last part of an address names; null for anything that is not exactly such a name. */
export const readPictureName = (file: string): string | null => fileName.exec(file)?.[1] ?? null;
