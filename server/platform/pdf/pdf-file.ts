import type PDFDocument from 'pdfkit';

export type PdfDocument = InstanceType<typeof PDFDocument>;

/** Loaded on demand: pdfkit costs every start a third of a second. */
export async function openPdf(options: PDFKit.PDFDocumentOptions): Promise<PdfDocument> {
  const { default: Document } = await import('pdfkit');
  return new Document(options);
}

/** What Spanish texts use beyond the code page of the built-in fonts. */
const REPLACED: Readonly<Record<string, string>> = {
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
  '\u2011': '-',
  '\u2212': '-',
  '→': '->',
  '←': '<-',
  '≥': '>=',
  '≤': '<=',
  '≠': '!=',
  '≈': '~',
  '₂': '2',
  '₃': '3',
  '₄': '4',
  '₆': '6',
};
/** The characters of Windows-1252 outside Latin-1. */
const EXTRA = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const isPrintable = (character: string): boolean =>
  character === '\n' || /[\u0020-\u007e\u00a1-\u00ff]/.test(character) || EXTRA.includes(character);

/** pdfkit's built-in fonts only cover Windows-1252: enough for Spanish. Anything else becomes a question mark. */
export const pdfText = (text: string): string =>
  [...text.normalize('NFC')]
    .map((character) => REPLACED[character] ?? (isPrintable(character) ? character : '?'))
    .join('');

/** Collects the file. Call it before anything is written, and `end()` the document afterwards. */
export function pdfFile(document: PdfDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}
