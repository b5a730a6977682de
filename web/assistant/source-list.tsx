import type { Exchange } from '@atalaya/core/assistant/assistant.contract';
import { snippetParts } from '@atalaya/core/search/search';
import { Plate } from '../ui/plate';

/** The passages themselves. A plain link, so that the browser opens the page at the passage. */
export function SourceList({ sources }: { sources: Exchange['answer']['sources'] }) {
  return (
    <aside
      aria-labelledby="fuentes"
      className="rounded-lg border border-line bg-surface p-5 max-lg:mt-8 lg:col-start-2 lg:row-start-1"
    >
      <h2 id="fuentes" className="text-h4">
        Fuentes
      </h2>
      <ol className="mt-2">
        {sources.map(({ number, title, label, text, path }) => (
          <li
            key={number}
            id={`fuente-${number}`}
            className="flex scroll-mt-24 gap-3 border-b border-line py-4 target:bg-gold-tint"
          >
            <Plate size="sm" aria-hidden="true">
              {number}
            </Plate>
            <div className="min-w-0 text-small">
              <a href={path} className="link font-semibold">
                {title}
              </a>
              <p className="text-muted">{label}</p>
              <p className="mt-1 line-clamp-6 print:line-clamp-none">
                {snippetParts(text).map(({ text: piece, isMatch }, at) =>
                  isMatch ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text keep their order
                    <mark key={at} className="rounded-xs bg-gold-tint text-ink">
                      {piece}
                    </mark>
                  ) : (
                    piece
                  ),
                )}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-small text-muted">
        La respuesta se compone solo con estos pasajes. Si no la sostienen, el asistente lo dice y no
        contesta.
      </p>
    </aside>
  );
}
