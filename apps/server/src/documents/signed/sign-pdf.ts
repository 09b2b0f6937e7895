import { PDFArray, PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib';
import { type Signing, signatureOf } from './cms.ts';

interface SignedAs {
  readonly name: string;
  readonly reason: string;
  readonly at: Temporal.Instant;
}

/** More than a signature with a chain of certificates needs. */
const ROOM_BYTES = 12_288;
/** As wide as the size of any file. */
const UNKNOWN = 9_999_999_999;

/**
 * The PDF with one signature over all of it: what is changed later no longer agrees with it. The signature has no look
 * of its own; the paper says in words who signed.
 */
export async function signPdf(pdf: Uint8Array, signing: Signing, as: SignedAs): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  addField(document, as);
  const bytes = Buffer.from(await document.save({ useObjectStreams: false, updateFieldAppearances: false }));
  return fill(bytes, signing);
}

function addField(document: PDFDocument, { name, reason, at }: SignedAs): void {
  const { context } = document;
  const range = PDFArray.withContext(context);
  for (const value of [0, UNKNOWN, UNKNOWN, UNKNOWN]) range.push(PDFNumber.of(value));
  const signature = context.obj({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'ETSI.CAdES.detached',
    ByteRange: range,
    Contents: PDFHexString.of('0'.repeat(2 * ROOM_BYTES)),
    Name: PDFHexString.fromText(name),
    Reason: PDFHexString.fromText(reason),
    M: PDFString.fromDate(new Date(at.epochMilliseconds)),
  });
  const [page] = document.getPages();
  if (page === undefined) throw new Error('A paper without pages cannot be signed');
  const field = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      T: PDFString.of('Signature'),
      Rect: [0, 0, 0, 0],
      // Printed, and locked.
      F: 132,
      P: page.ref,
      V: context.register(signature),
    }),
  );
  page.node.addAnnot(field);
  // Signatures exist, and the file is only ever added to.
  document.catalog.set(PDFName.of('AcroForm'), context.obj({ SigFlags: 3, Fields: [field] }));
}

/** What the placeholders are for: which bytes are signed, all but the signature's own, and the signature. */
function fill(bytes: Buffer, signing: Signing): Buffer {
  const contents = Buffer.from(`<${'0'.repeat(2 * ROOM_BYTES)}>`, 'latin1');
  const start = bytes.indexOf(contents);
  const end = start + contents.length;
  const from = bytes.indexOf('[', bytes.indexOf('/ByteRange'));
  const to = bytes.indexOf(']', from);
  if (start < 0 || !bytes.toString('latin1', from, to).includes(String(UNKNOWN))) {
    throw new Error('The room for the signature is not where it was put');
  }
  bytes.write(`[0 ${start} ${end} ${bytes.length - end}`.padEnd(to - from), from, 'latin1');
  const signature = signatureOf(Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)]), signing);
  if (signature.length > ROOM_BYTES) throw new Error('The signature is larger than its room');
  bytes.write(signature.toString('hex'), start + 1, 'latin1');
  return bytes;
}
