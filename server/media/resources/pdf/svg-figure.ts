import { type SaxesAttributeNS, SaxesParser } from 'saxes';
import { type PdfDocument, pdfText } from '../../../platform/pdf/pdf-file';
import { colours } from './pdf-page';

/** The variables of web/ui/styles/tokens.css that the drawings use, in the light theme. */
const variables: Readonly<Record<string, string>> = {
  ground: '#F7F8FA',
  surface: '#FFFFFF',
  sunken: '#EEF2F7',
  ink: colours.ink,
  muted: colours.muted,
  line: colours.line,
  'line-strong': colours.strong,
  navy: colours.navy,
  'navy-tint': colours.tint,
  'on-navy': '#FFFFFF',
  gold: colours.gold,
  'gold-ink': '#845909',
  'gold-tint': '#FAF1DC',
  'on-gold': colours.ink,
  success: '#1B7A4B',
  'success-tint': '#E4F3EA',
  warning: '#A65A00',
  'warning-tint': '#FCEEDD',
  danger: '#B3261E',
  'danger-tint': '#FBE9E7',
  'on-status': '#FFFFFF',
};

type Attributes = Readonly<Record<string, string>>;
type Place = { x: number; y: number; scale: number };

const colourOf = (value: string | undefined): string | null => {
  if (!value || value === 'none') return null;
  return variables[/^var\(--(.+)\)$/.exec(value)?.[1] ?? ''] ?? colours.ink;
};

/** Draws what docs/content.md allows in a drawing: rectangles, circles, paths and texts. */
export function drawFigure(document: PdfDocument, svg: string, { x, y, scale }: Place): void {
  document.save();
  document.translate(x, y).scale(scale);
  for (const { name, attributes, text } of elementsOf(svg)) {
    const number = (key: string) => Number(attributes[key] ?? 0);
    if (name === 'text') writeText(document, attributes, text);
    else if (name === 'rect')
      paint(
        document.roundedRect(number('x'), number('y'), number('width'), number('height'), number('rx')),
        attributes,
      );
    else if (name === 'circle') paint(document.circle(number('cx'), number('cy'), number('r')), attributes);
    else if (name === 'path') paint(document.path(attributes.d ?? ''), attributes);
  }
  document.restore();
}

function paint(shape: PdfDocument, attributes: Attributes): void {
  const fill = colourOf(attributes.fill);
  const stroke = colourOf(attributes.stroke);
  shape.lineWidth(Number(attributes['stroke-width'] ?? 1));
  if (fill && stroke) shape.fillAndStroke(fill, stroke);
  else if (fill) shape.fill(fill);
  else if (stroke) shape.stroke(stroke);
}

function writeText(document: PdfDocument, attributes: Attributes, text: string): void {
  const shown = pdfText(text.trim());
  document
    .font(Number(attributes['font-weight'] ?? 400) >= 600 ? 'bold' : 'text')
    .fontSize(Number(attributes['font-size'] ?? 12))
    .fillColor(colourOf(attributes.fill) ?? colours.ink);
  const width = document.widthOfString(shown);
  const anchor = attributes['text-anchor'];
  const before = anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0;
  document.text(shown, Number(attributes.x ?? 0) - before, Number(attributes.y ?? 0), {
    lineBreak: false,
    baseline: 'alphabetic',
  });
}

type Element = { name: string; attributes: Attributes; text: string };

function elementsOf(svg: string): Element[] {
  const found: Element[] = [];
  const parser = new SaxesParser();
  let open: Element | null = null;
  parser.on('opentag', ({ name, attributes }) => {
    const plain = Object.entries(attributes).map(([key, value]: [string, string | SaxesAttributeNS]) => [
      key,
      typeof value === 'string' ? value : value.value,
    ]);
    open = { name, attributes: Object.fromEntries(plain), text: '' };
    found.push(open);
  });
  parser.on('text', (text) => {
    if (open) open.text += text;
  });
  parser.on('closetag', () => {
    open = null;
  });
  parser.write(svg).close();
  return found;
}
