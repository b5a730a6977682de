import { brand } from '@atalaya/core/brand';
import { type Drawing, palette, type Shape } from '@atalaya/core/formats/drawing/shapes';
import { textWidth } from '@atalaya/core/formats/drawing/text';
import { openPdf, type PdfDocument, pdfFile, pdfText } from '../../platform/pdf/pdf-file';

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 24;

/** The drawing on one A4 page, as lines and text. */
export async function drawingPdf(
  drawing: Drawing,
  { title, description }: { title: string; description: string },
  now: Date,
): Promise<Uint8Array> {
  const document = await openPdf({
    size: 'A4',
    margin: 0,
    lang: 'es-ES',
    tagged: true,
    pdfVersion: '1.5',
    displayTitle: true,
    info: { Title: title, Author: brand.name, CreationDate: now, ModDate: now },
  });
  const done = pdfFile(document);
  const scale = Math.min(
    (PAGE.width - 2 * MARGIN) / drawing.width,
    (PAGE.height - 2 * MARGIN) / drawing.height,
  );
  const figure = document.struct('Figure', { alt: `${title}. ${description}` }, () => {
    document.save();
    document.translate((PAGE.width - drawing.width * scale) / 2, MARGIN).scale(scale);
    for (const shape of drawing.shapes) draw(document, shape);
    document.restore();
  });
  document.addStructure(document.struct('Document', {}, [figure]));
  document.end();
  return done;
}

function draw(document: PdfDocument, shape: Shape): void {
  if (shape.kind === 'group') {
    document.save();
    document.translate(shape.x, shape.y).scale(shape.scale ?? 1);
    for (const one of shape.shapes) draw(document, one);
    document.restore();
  } else if (shape.kind === 'text') write(document, shape);
  else {
    if (shape.kind === 'path') document.path(shape.d);
    else if (shape.kind === 'circle') document.circle(shape.x, shape.y, shape.radius);
    else if (shape.radius) document.roundedRect(shape.x, shape.y, shape.width, shape.height, shape.radius);
    else document.rect(shape.x, shape.y, shape.width, shape.height);
    document
      .lineWidth(shape.strokeWidth ?? 1.5)
      .lineCap('round')
      .lineJoin('round');
    if (shape.fill && shape.stroke) document.fillAndStroke(palette[shape.fill], palette[shape.stroke]);
    else if (shape.fill) document.fill(palette[shape.fill]);
    else if (shape.stroke) document.stroke(palette[shape.stroke]);
  }
}

/** In the built-in fonts, made as wide as the fonts of the site: the lines were broken for those. */
function write(document: PdfDocument, shape: Extract<Shape, { kind: 'text' }>): void {
  const text = pdfText(shape.text);
  document.font(shape.font === 'body' ? 'Helvetica' : 'Helvetica-Bold').fontSize(shape.size);
  const wanted = textWidth(shape.text, shape.font, shape.size);
  const left = shape.x - (shape.anchor === 'middle' ? wanted / 2 : shape.anchor === 'end' ? wanted : 0);
  document.save();
  document.translate(left, shape.y).scale(wanted / document.widthOfString(text), 1);
  document.fillColor(palette[shape.fill]).text(text, 0, 0, { lineBreak: false, baseline: 'alphabetic' });
  document.restore();
}
