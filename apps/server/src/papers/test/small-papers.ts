/* The smallest papers that every viewer opens. */

/** A PDF of one empty page. `note` is a comment in it, of any length. */
export const smallPdf = (note = ''): Buffer<ArrayBuffer> =>
  Buffer.from(
    [
      '%PDF-1.4',
      `%${note}`,
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj',
      'trailer<</Root 1 0 R>>',
      '%%EOF\n',
    ].join('\n'),
  );

/** The same, of exactly so many bytes. */
export const pdfOf = (bytes: number): Buffer<ArrayBuffer> => smallPdf('x'.repeat(bytes - smallPdf().length));

/** Two by two white pixels. */
export const smallPng: Buffer<ArrayBuffer> = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADklEQVQImWP4DwYMEAoAU7oL9W/sIDEAAAAASUVORK5CYII=',
  'base64',
);
