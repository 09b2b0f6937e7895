import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFPage, PDFString } from '@cantoo/pdf-lib';

const SAFE_LINK = /^(?:https:\/\/|mailto:|tel:)/;

/** A link to a page of the web; anything else that can be clicked, filled in or played goes. */
function isWebLink(annotation: unknown): boolean {
  if (!(annotation instanceof PDFDict)) return false;
  const action = annotation.lookup(PDFName.of('A'));
  if (annotation.lookup(PDFName.of('Subtype')) !== PDFName.of('Link') || !(action instanceof PDFDict))
    return false;
  const uri = action.lookup(PDFName.of('URI'));
  const isPlain = action.lookup(PDFName.of('S')) === PDFName.of('URI') && !action.has(PDFName.of('Next'));
  return isPlain && uri instanceof PDFString && SAFE_LINK.test(uri.decodeText());
}

function clean({ node, doc }: PDFPage): void {
  for (const key of ['AA', 'PieceInfo', 'Metadata', 'AF']) node.delete(PDFName.of(key));
  const annotations = node.lookup(PDFName.of('Annots'));
  if (!(annotations instanceof PDFArray)) return;
  const kept = Array.from({ length: annotations.size() }, (_, no) => annotations.lookup(no)).filter(
    isWebLink,
  );
  for (const link of kept as PDFDict[]) {
    for (const key of ['AA', 'PA', 'P', 'Parent']) link.delete(PDFName.of(key));
  }
  node.set(PDFName.of('Annots'), doc.context.obj(kept as PDFDict[]));
}

/**
 * The pages of a document in a new one. What stood beside them, scripts, forms, attachments, an action at opening, is
 * not taken along, because nothing of the old document but its pages is.
 */
export async function cleanPdf(body: Uint8Array): Promise<PDFDocument> {
  const source = await PDFDocument.load(body, { updateMetadata: false });
  // Before they are copied: what a page leads to goes with it.
  source.getPages().forEach(clean);
  const made = await PDFDocument.create();
  for (const page of await made.copyPages(source, source.getPageIndices())) made.addPage(page);
  const title = source.getTitle();
  if (title !== undefined) made.setTitle(title, { showInWindowTitleBar: true });
  return made;
}
