import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFPage, PDFStream, PDFString } from '@cantoo/pdf-lib';

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
  const remaining = Array.from({ length: annotations.size() }, (_, no) => annotations.lookup(no)).filter(
    isWebLink,
  );
  for (const link of remaining as PDFDict[]) {
    for (const key of ['AA', 'PA', 'P', 'Parent']) link.delete(PDFName.of(key));
  }
  node.set(PDFName.of('Annots'), doc.context.obj(remaining as PDFDict[]));
}

/** What may hang on anything a page leads to: scripts, actions, attached files, private data of programs. */
const besides = [
  'AA',
  'AF',
  'Alternates',
  'EF',
  'JS',
  'JavaScript',
  'Metadata',
  'OPI',
  'PieceInfo',
  'Ref',
  'XFA',
];
/** A stream whose bytes are in another file. */
const elsewhere = ['F', 'FFilter', 'FDecodeParms'];

function strip(object: unknown): void {
  const dict = object instanceof PDFStream ? object.dict : object;
  if (object instanceof PDFStream) for (const key of elsewhere) object.dict.delete(PDFName.of(key));
  if (dict instanceof PDFArray) for (const inner of dict.asArray()) strip(inner);
  if (!(dict instanceof PDFDict)) return;
  for (const key of besides) dict.delete(PDFName.of(key));
  for (const inner of dict.values()) strip(inner);
}

/** What was filled in becomes part of the page. A form that cannot be drawn loses what is in its boxes. */
function drawForm(document: PDFDocument): void {
  try {
    document.getForm().flatten({ updateFieldAppearances: false });
  } catch {}
}

interface Source {
  /** With boxes that somebody filled in, and perhaps under a lock that an empty password opens. */
  readonly isFilled?: boolean;
}

/**
 * The pages of a document in a new one. What stood beside them, scripts, forms, attachments, an action at opening, is
 * not taken along, because nothing of the old document but its pages is.
 */
export async function cleanPdf(body: Uint8Array, { isFilled = false }: Source = {}): Promise<PDFDocument> {
  const source = await PDFDocument.load(body, { updateMetadata: false, ...(isFilled && { password: '' }) });
  if (isFilled) drawForm(source);
  for (const [, object] of source.context.enumerateIndirectObjects()) strip(object);
  // Before they are copied: what a page leads to goes with it.
  source.getPages().forEach(clean);
  const made = await PDFDocument.create();
  for (const page of await made.copyPages(source, source.getPageIndices())) made.addPage(page);
  const title = source.getTitle();
  if (title !== undefined) made.setTitle(title, { showInWindowTitleBar: true });
  return made;
}
