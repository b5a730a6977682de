import { glyphs } from './cover-glyphs';

// Cover drawings, 400 × 300. The top right corner stays free for the discount badge, and the colours are the same in both
// themes.

const NAVY = '#12336B';
const NIGHT = '#0B1E40';
const BLUE = '#2F5688';
const GOLD = '#E8BC5C';
const INK = '#0E1B33';
const WHITE = '#fff';
const SAND = '#FAF1DC';

type TextStyle = { x: number; y: number; size: number; fill?: string; anchor?: 'start' | 'middle' };

const widthOf = (text: string, size: number): number =>
  ([...text].reduce((width, letter) => width + (glyphs[letter]?.[0] ?? 0), 0) * size) / 1000;

/** Characters without a glyph are skipped. */
function write(text: string, { x, y, size, fill = INK, anchor = 'start' }: TextStyle): string {
  let at = 0;
  const letters = [...text].flatMap((letter) => {
    const [width, path] = glyphs[letter] ?? [0, ''];
    const drawn = path === '' ? [] : [`<path transform="translate(${at} 0)" d="${path}"/>`];
    at += width;
    return drawn;
  });
  const left = anchor === 'middle' ? x - widthOf(text, size) / 2 : x;
  const scale = size / 1000;
  return `<g fill="${fill}" transform="translate(${left.toFixed(1)} ${y}) scale(${scale} -${scale})">${letters.join('')}</g>`;
}

function wrap(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const writeLines = (text: string, width: number, { y, size, ...rest }: TextStyle): string =>
  wrap(text, size, width)
    .map((line, index) => write(line, { ...rest, size, y: y + index * size * 0.95 }))
    .join('');

/** The last line is at `y`, so that a long name grows upwards. */
const writeUpTo = (text: string, width: number, style: TextStyle): string =>
  writeLines(text, width, {
    ...style,
    y: style.y - (wrap(text, style.size, width).length - 1) * style.size * 0.95,
  });

const background = (fill: string): string => `<rect width="400" height="300" fill="${fill}"/>`;

const plate = (figure: string, x: number, y: number, width: number, height: number): string => {
  const size = height * 0.96;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="15" fill="${NAVY}"/>${write(figure, { x: x + width / 2, y: y + height * 0.84, size, fill: WHITE, anchor: 'middle' })}`;
};

const rings = `<circle cx="290" cy="230" r="190" fill="#1D4276"/><circle cx="290" cy="230" r="130" fill="${BLUE}"/><circle cx="290" cy="230" r="82" fill="#8C99A0"/><circle cx="290" cy="230" r="48" fill="#EBCB80"/>`;
const tower =
  '<g transform="translate(290 256) scale(.48)"><path d="M-66 4L-47-292H47L66 4z" fill="#081731"/><path d="M-66 4L-47-292h24L-34 4z" fill="#132B55"/><path d="M-58-308H58l-4 8-7 10H-47l-7-10z" fill="#081731"/><path d="M-58-336H58v30H-58zM-58-356h16v24h-16zM-33-356h16v24h-16zM-8-356H8v24H-8zM17-356h16v24H17zM42-356h16v24H42z" fill="#081731"/><path d="M-58-356h16v20h12v30h-28z" fill="#132B55"/><path d="M-9-356v-34H9v34zM-15-388a15 15 0 0 1 30 0z" fill="#081731"/><rect x="-4" y="-384" width="8" height="20" rx="4" fill="#FFD77E"/><path d="M-7-196v-16a7 7 0 0 1 14 0v16z" fill="#FFD77E"/><rect x="-2.5" y="-140" width="5" height="22" rx="2.5" fill="#FFD77E"/><path d="M-14 4v-34a14 14 0 0 1 28 0V4z" fill="#1E3B6B"/></g><path d="M0 262q180-24 400-8v46H0z" fill="#081731"/>';

const box = (x: number, y: number, width: number, height: number, fill = WHITE): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${fill}" stroke="${NAVY}" stroke-width="4"/>`;
const lines = (d: string, stroke = NAVY, width = 5): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const cells = (count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const fill = index < count * 0.65 ? WHITE : '#7F9CC8';
    return `<rect x="${164 + (index % 6) * 36}" y="${70 + Math.floor(index / 6) * 34}" width="29" height="27" rx="4" fill="${fill}"/>`;
  }).join('');

const answered = [1, 0, 2, 2, 0, 1, 0];
const answerSheet = answered
  .map((chosen, row) => {
    const y = 76 + row * 34;
    const rounds = [150, 214, 278]
      .map(
        (x, option) =>
          `<circle cx="${x}" cy="${y}" r="11" fill="${option === chosen ? NAVY : WHITE}" stroke="${NAVY}" stroke-width="3"/>`,
      )
      .join('');
    return write(String(row + 1), { x: 92, y: y + 8, size: 22, fill: '#4B5A75' }) + rounds;
  })
  .join('');

type Drawing = (figure: string, label: string) => string;

const drawings: Readonly<Record<string, Drawing>> = {
  plate: (figure, label) =>
    background(SAND) +
    plate(figure, 28, 36, 170, 146) +
    lines('M250 60l54 52-54 52M310 60l54 52-54 52', '#B7821B', 16) +
    writeUpTo(label, 345, { x: 28, y: 244, size: 36 }),
  topic: (figure, label) =>
    background('#E8EEF8') +
    plate(figure, 28, 36, 150, 128) +
    lines('M214 54h120M214 84h150M214 114h136M214 144h92', '#7F9CC8', 8) +
    writeUpTo(label, 345, { x: 28, y: 244, size: 34 }),
  tower: (_, label) =>
    background(NAVY) + rings + tower + writeLines(label, 190, { x: 28, y: 66, size: 44, fill: WHITE }),
  figure: (figure, label) =>
    background(NIGHT) +
    write(figure, { x: 28, y: 180, size: 190, fill: GOLD }) +
    lines(Array.from({ length: 10 }, (_, row) => `M270 ${84 + row * 18}h${36 + row * 8}`).join(''), BLUE, 4) +
    writeUpTo(label, 345, { x: 30, y: 244, size: 38, fill: WHITE }),
  tree: (_, label) =>
    background('#E8EEF8') +
    lines('M84 84v64M84 118h232v30M200 118v30M84 196v26M316 196v26') +
    `<rect x="36" y="36" width="${Math.max(172, widthOf(label, 31) + 32)}" height="50" rx="8" fill="${NAVY}"/>` +
    box(36, 148, 96, 46) +
    box(152, 148, 96, 46) +
    box(268, 148, 96, 46) +
    `<rect x="36" y="222" width="96" height="40" rx="8" fill="${GOLD}"/><rect x="268" y="222" width="96" height="40" rx="8" fill="${BLUE}"/>` +
    write(label, { x: 52, y: 71, size: 31, fill: WHITE }),
  block: (figure, label) =>
    background(BLUE) +
    write(figure, { x: 24, y: 206, size: 210, fill: WHITE }) +
    cells(Math.min(26, Number(label) || 18)),
  sheet: (figure) =>
    background('#F7F8FA') +
    box(60, 34, 280, 290) +
    answerSheet +
    (figure
      ? `<rect x="276" y="196" width="104" height="84" rx="12" fill="${GOLD}"/>${write(figure, { x: 328, y: 262, size: 72, anchor: 'middle' })}`
      : ''),
  scheme: (figure, label) =>
    background('#DCE5F3') +
    plate(figure, 30, 40, 130, 116) +
    lines('M160 98h60M220 98V60h40M220 98v60h40M220 98v120h40') +
    box(260, 40, 110, 40) +
    box(260, 138, 110, 40) +
    box(260, 198, 110, 40) +
    writeUpTo(label, 180, { x: 30, y: 240, size: 30 }),
  test: (figure, label) =>
    background('#E4EFE9') +
    plate(figure, 28, 36, 130, 112) +
    ['A', 'B', 'C']
      .map((letter, row) => {
        const y = 36 + row * 48;
        const isRight = row === 1;
        return `<rect x="190" y="${y}" width="180" height="38" rx="8" fill="${isRight ? '#1B7A4B' : WHITE}" stroke="${isRight ? '#1B7A4B' : NAVY}" stroke-width="3"/>${write(letter, { x: 204, y: y + 28, size: 26, fill: isRight ? WHITE : NAVY })}`;
      })
      .join('') +
    writeUpTo(label, 345, { x: 28, y: 244, size: 34 }),
  cards: (figure, label) =>
    background(SAND) +
    `<g transform="rotate(-8 150 130)">${box(50, 60, 190, 130, '#F1D9A4')}</g><g transform="rotate(4 180 130)">${box(80, 52, 190, 130)}${write(figure, { x: 175, y: 148, size: 84, fill: NAVY, anchor: 'middle' })}</g>` +
    writeUpTo(label, 345, { x: 28, y: 244, size: 34 }),
  audio: (_, label) =>
    background(NIGHT) +
    lines(
      Array.from({ length: 15 }, (_, bar) => {
        const half = 12 + Math.round(46 * Math.abs(Math.sin(bar * 1.3)));
        return `M${42 + bar * 22} ${116 - half}v${half * 2}`;
      }).join(''),
      GOLD,
      9,
    ) +
    writeUpTo(label, 345, { x: 28, y: 244, size: 38, fill: WHITE }),
  interview: () =>
    background(NAVY) +
    '<circle cx="140" cy="120" r="44" fill="#fff"/><path d="M56 300q0-120 84-120t84 120z" fill="#fff"/><path d="M236 56h128v70h-60l-30 30v-30h-38z" fill="#E8BC5C"/>',
  track: (_, label) =>
    background('#7A3B24') +
    lines(
      'M-20 300C120 250 120 120 420 70M-20 360C160 310 170 170 420 120M-20 240C80 190 80 70 420 20',
      '#F3D9C9',
      6,
    ) +
    writeLines(label, 160, { x: 28, y: 62, size: 40, fill: WHITE }),
  week: (_, label) =>
    background('#DCE5F3') +
    Array.from(
      { length: 21 },
      (_, cell) =>
        `<rect x="${36 + (cell % 7) * 47}" y="${44 + Math.floor(cell / 7) * 44}" width="40" height="36" rx="6" fill="${[2, 7, 11, 15].includes(cell) ? GOLD : cell % 3 === 0 ? NAVY : WHITE}"/>`,
    ).join('') +
    writeUpTo(label, 345, { x: 36, y: 240, size: 36 }),
  notebook: (_, label) =>
    background('#E4EFE9') +
    box(60, 34, 280, 290) +
    lines('M90 84h220M90 120h180M90 156h206M90 192h120', '#9DB9AB', 7) +
    `<rect x="60" y="214" width="280" height="110" fill="${NAVY}"/>` +
    writeLines(label, 250, { x: 80, y: 256, size: 34, fill: WHITE }),
};

const svg = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="800" height="600" preserveAspectRatio="xMidYMid slice">${inside}</svg>`;

export const coverKinds = Object.keys(drawings);

/** `cover` is `kind:figure:label`; an unknown kind falls back to the tower. */
export function drawCover(cover: string): string {
  const [kind = '', figure = '', ...label] = cover.split(':');
  const draw = drawings[kind] ?? drawings.tower;
  return svg(draw?.(figure, label.join(':')) ?? background(NAVY));
}

/** The second picture: the contents. */
export function drawInside(inside: readonly string[]): string {
  const rows = inside.slice(0, 5).map((line, index) => {
    const y = 112 + index * 42;
    return `<circle cx="40" cy="${y - 9}" r="6" fill="${GOLD}"/>${write(truncate(line, 26, 320), { x: 60, y, size: 26, fill: WHITE })}`;
  });
  return svg(background(NIGHT) + write('Dentro', { x: 28, y: 62, size: 40, fill: GOLD }) + rows.join(''));
}

/** The third picture: one payment or monthly. */
export const drawTerms = (isRecurring: boolean): string =>
  svg(
    background(NAVY) +
      rings +
      tower +
      writeLines(isRecurring ? 'Mes a mes' : 'Tuyo para siempre', 190, {
        x: 28,
        y: 66,
        size: 44,
        fill: WHITE,
      }) +
      write(isRecurring ? 'Cancela cuando quieras' : 'Un solo pago', {
        x: 28,
        y: 286,
        size: 26,
        fill: GOLD,
      }),
  );

function truncate(text: string, size: number, width: number): string {
  if (widthOf(text, size) <= width) return text;
  return `${wrap(text, size, width - widthOf('...', size))[0] ?? ''}...`;
}
