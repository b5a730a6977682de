export const MAX_PDF_BYTES = 20 * 1024 * 1024;
export const PDF_TYPE = 'application/pdf';

/** What is wrong with a file before it is sent. */
export function pdfFault(file: { size: number; type: string }): string | undefined {
  if (file.type !== PDF_TYPE) return 'Elige un PDF.';
  return file.size > MAX_PDF_BYTES ? 'Pasa de 20 MB: guárdalo con imágenes más pequeñas.' : undefined;
}
