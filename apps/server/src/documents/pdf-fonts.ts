import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Inter as a whole: a PDF's own fonts know no rupee sign. Read when the first PDF is made. */
const read = (file: string): Buffer =>
  readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${file}`)));

let fonts: { readonly regular: Buffer; readonly bold: Buffer } | undefined;

export function pdfFonts(): NonNullable<typeof fonts> {
  fonts ??= {
    regular: read('400Regular/Inter_400Regular.ttf'),
    bold: read('600SemiBold/Inter_600SemiBold.ttf'),
  };
  return fonts;
}
