import type { Answer } from '@atalaya/core/api';

type Parts = Answer<'GET /api/laws/:law'>['parts'];

/** Jumps to each part of a long law. */
export function PartIndex({ parts }: { parts: Parts }) {
  const shown = parts.filter(({ articles }) => articles.length > 0);
  if (shown.length < 3) return null;
  return (
    <nav aria-label="Partes" className="mt-7 print:hidden">
      <ul className="columns-1 gap-9 md:columns-2">
        {shown.map(({ id, title, articles }) => (
          <li key={id} className="break-inside-avoid border-b border-line">
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center justify-between gap-3 no-underline hover:underline"
            >
              {title}
              <span className="num flex-none text-muted">{articles.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
