import { brand } from '@atalaya/core/brand';

type Network = keyof typeof brand.social;

// `line` is stroked, `fill` is filled, on a 24 px grid.
const glyphs: Record<Network, { line?: string; fill?: string }> = {
  Instagram: {
    line: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0z',
    fill: 'M16.2 6.7a1.1 1.1 0 1 0 2.2 0 1.1 1.1 0 0 0-2.2 0z',
  },
  X: { line: 'M4 3.5h4.2L20 20.5h-4.2zM4.5 20.5l6.3-7.1M13.3 10.4l6-6.9' },
  TikTok: { line: 'M13.4 3v12.2a4.1 4.1 0 1 1-4.1-4.1M13.4 3c.2 3.1 2.3 5.3 5.6 5.6' },
  Facebook: {
    fill: 'M13.6 21.5v-8h2.8l.5-3.4h-3.3V8.3c0-1 .5-1.7 1.8-1.7H17V3.7a15 15 0 0 0-2.3-.2c-2.6 0-4.3 1.6-4.3 4.3v2.3H7.5v3.4h2.9v8z',
  },
  WhatsApp: {
    line: 'M3.5 20.5l1.3-4.4a8.6 8.6 0 1 1 3.3 3.2z',
    fill: 'M9.4 7.6c.3-.5.8-.5 1.1.1l.6 1.4c.1.4-.6 1-.8 1.3a6 6 0 0 0 3.2 3.1c.3-.2.9-1 1.3-.9l1.5.7c.5.3.5.8.1 1.3-.9 1.1-2.4 1.1-4.1.2a9 9 0 0 1-3.5-3.6c-.8-1.5-.4-2.7.6-3.6z',
  },
  Telegram: { line: 'M20.8 4L3 10.9l5.6 2.2L18.2 7l-7 7.4 6.7 4.8zM8.6 13.1l.7 6 2.6-3.4' },
};

export function SocialLinks() {
  return (
    <ul className="mt-6 flex flex-wrap gap-2">
      {Object.entries(brand.social).map(([network, href]) => (
        <li key={network}>
          <a
            href={href}
            aria-label={network}
            className="grid size-11 place-items-center rounded-lg border border-panel-line text-on-panel hover:bg-white/10"
          >
            <Glyph {...glyphOf(network)} />
          </a>
        </li>
      ))}
    </ul>
  );
}

const isNetwork = (name: string): name is Network => name in glyphs;
const glyphOf = (name: string) => (isNetwork(name) ? glyphs[name] : {});

function Glyph({ line, fill }: { line?: string; fill?: string }) {
  return (
    <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
      {line && (
        <path
          d={line}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.9"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
      {fill && <path d={fill} fill="currentColor" />}
    </svg>
  );
}
