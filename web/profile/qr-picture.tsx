import { qrCode } from '@atalaya/core/profile/qr-code';

const QUIET = 4;

/** Dark on white in both themes: many scanners do not read it the other way round. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const rows = qrCode(text);
  const side = rows.length + QUIET * 2;
  const path = rows
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="size-52 rounded-lg border border-line bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
