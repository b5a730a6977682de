import { brand } from '@atalaya/core/brand';
import type { QuestionKind } from '@atalaya/core/exams/exam';
import { formatCount } from '@atalaya/core/platform/number-format';
import { openPdf, type PdfDocument, pdfFile, pdfText } from '../../platform/pdf/pdf-file';

export type PrintedQuestion = {
  position: number;
  stem: string;
  /** Null for true or false. */
  options: { A: string; B: string; C: string } | null;
};
export type KeyLine = { position: number; key: string; annulled: boolean; basis: string | null };
type Sheet = { title: string; questionKind: QuestionKind; now: Date };

const LEFT = 50;
const RIGHT = 545;
const TOP = 50;
const BOTTOM = 780;
const FOOT = 800;
const GAP = 19;
const INDENT = 10;
const COLUMN = (RIGHT - LEFT - GAP) / 2;
const INK = '#0E1B33';
const MUTED = '#4B5A75';
const LINE = '#8A97AD';

const regular = 'Helvetica';
const bold = 'Helvetica-Bold';

function open({ title, now }: Sheet): Promise<PdfDocument> {
  return openPdf({
    size: 'A4',
    // The text is placed by hand; a small bottom margin keeps the foot on its page.
    margins: { top: TOP, left: LEFT, right: 50, bottom: 10 },
    bufferPages: true,
    lang: 'es-ES',
    displayTitle: true,
    info: { Title: pdfText(title), Author: brand.name, CreationDate: now, ModDate: now },
  });
}

function heading(document: PdfDocument, title: string, text: string): number {
  document
    .font(bold)
    .fontSize(16)
    .fillColor(INK)
    .text(pdfText(title), LEFT, TOP, { width: RIGHT - LEFT });
  document
    .font(regular)
    .fontSize(9.5)
    .fillColor(MUTED)
    .text(pdfText(text), LEFT, document.y + 4, { width: RIGHT - LEFT });
  return document.y + 14;
}

function numberPages(document: PdfDocument, title: string): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page);
    document.font(regular).fontSize(8).fillColor(MUTED);
    document.text(pdfText(`${brand.name} · ${title}`), LEFT, FOOT, { width: 380, lineBreak: false });
    document.text(`Página ${page + 1} de ${count}`, RIGHT - 100, FOOT, { width: 100, align: 'right' });
  }
}

function finish(document: PdfDocument, title: string, file: Promise<Buffer>): Promise<Buffer> {
  numberPages(document, title);
  document.end();
  return file;
}

/** The questions in two columns, and then an answer sheet on a page of its own. */
export async function examPdf(sheet: Sheet, questions: readonly PrintedQuestion[]): Promise<Buffer> {
  const document = await open(sheet);
  const file = pdfFile(document);
  const isChoice = sheet.questionKind === 'choice';
  const penalty = isChoice ? 'medio acierto' : 'un acierto';
  const top = heading(
    document,
    sheet.title,
    `${formatCount(questions.length, 'pregunta', 'preguntas')}. Cada error resta ${penalty}; dejarla en blanco no resta.`,
  );
  const place = inColumns(document, top);
  for (const { position, stem, options } of questions) {
    const head = pdfText(`${position}. ${stem}`);
    const lines = options ? [`A) ${options.A}`, `B) ${options.B}`, `C) ${options.C}`].map(pdfText) : [];
    place(heightOf(document, head, lines) + 10, (x, y) => {
      document.font(bold).fontSize(9.5).fillColor(INK).text(head, x, y, { width: COLUMN });
      document.font(regular);
      for (const line of lines) document.text(line, x + INDENT, document.y + 2, { width: COLUMN - INDENT });
    });
  }
  document.addPage();
  answerSheet(document, sheet, questions.length);
  return finish(document, sheet.title, file);
}

/** Writes blocks down the columns, one page after another; a block is never cut. */
function inColumns(document: PdfDocument, firstTop: number) {
  let top = firstTop;
  let y = firstTop;
  let column = 0;
  return (height: number, write: (x: number, y: number) => void): void => {
    if (y + height > BOTTOM && y > top) {
      column += 1;
      if (column === 2) {
        document.addPage();
        column = 0;
        top = TOP;
      }
      y = top;
    }
    write(LEFT + column * (COLUMN + GAP), y);
    y += height;
  };
}

function heightOf(document: PdfDocument, head: string, lines: readonly string[]): number {
  document.font(bold).fontSize(9.5);
  const first = document.heightOfString(head, { width: COLUMN });
  document.font(regular);
  return lines.reduce(
    (sum, line) => sum + 2 + document.heightOfString(line, { width: COLUMN - INDENT }),
    first,
  );
}

const ROWS = 25;
const COLUMNS = 4;
const ROW_HEIGHT = 25;
const RADIUS = 7.5;

/** Numbered rows with a circle for each answer. */
function answerSheet(document: PdfDocument, { title, questionKind }: Sheet, count: number): void {
  const shown = questionKind === 'choice' ? ['A', 'B', 'C'] : ['V', 'F'];
  const width = (RIGHT - LEFT) / COLUMNS;
  let top = TOP;
  for (let index = 0; index < count; index += 1) {
    const place = index % (ROWS * COLUMNS);
    if (place === 0) {
      if (index > 0) document.addPage();
      top =
        heading(
          document,
          'Hoja de respuestas',
          `${title}. Nombre: ______________________   Fecha: ____________   Nota: ________`,
        ) + 6;
    }
    const x = LEFT + Math.floor(place / ROWS) * width;
    const y = top + (place % ROWS) * ROW_HEIGHT;
    document
      .font(bold)
      .fontSize(10)
      .fillColor(INK)
      .text(String(index + 1), x, y + 3, { width: 24, align: 'right' });
    for (const [at, letter] of shown.entries()) {
      const centre = x + 44 + at * 24;
      document
        .circle(centre, y + RADIUS, RADIUS)
        .lineWidth(0.8)
        .stroke(LINE);
      document
        .font(regular)
        .fontSize(8)
        .fillColor(MUTED)
        .text(letter, centre - RADIUS, y + 4.5, { width: RADIUS * 2, align: 'center' });
    }
  }
}

const spoken: Readonly<Record<string, string>> = { true: 'V', false: 'F' };

/** The right answers with the article that they come from. */
export async function keyPdf(sheet: Sheet, lines: readonly KeyLine[]): Promise<Buffer> {
  const document = await open(sheet);
  const file = pdfFile(document);
  const place = inColumns(document, heading(document, 'Soluciones', sheet.title));
  for (const { position, key, annulled, basis } of lines) {
    const answer = annulled ? 'anulada' : (spoken[key] ?? key);
    const text = pdfText(`${position}. ${answer}${basis ? ` (${basis})` : ''}`);
    const height = document.font(regular).fontSize(9.5).heightOfString(text, { width: COLUMN });
    place(height + 4, (x, y) => {
      document.fillColor(INK).text(text, x, y, { width: COLUMN });
    });
  }
  return finish(document, `Soluciones: ${sheet.title}`, file);
}
