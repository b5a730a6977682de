import { type Basis, boeLink, norms } from '@atalaya/core/tools/norms';
import { ExternalLink } from 'lucide-react';
import { Plate } from '../ui/plate';

/** The articles behind a result, each with its text in the BOE. */
export function BasisList({ list, label = 'Base legal' }: { list: readonly Basis[]; label?: string }) {
  return (
    <ul aria-label={label} className="border-t border-line">
      {list.map((basis) => (
        <li key={`${basis.norm} ${basis.article} ${basis.text}`} className="border-b border-line">
          <a
            href={boeLink(basis)}
            target="_blank"
            rel="noopener noreferrer"
            className="group flex min-h-12 items-center gap-4 py-2 text-small text-ink no-underline hover:bg-navy-tint"
          >
            <Plate variant="outline" size="sm" className="w-17">
              {basis.article}
            </Plate>
            <span className="flex-1">
              {basis.text} <span className="text-muted">{norms[basis.norm].name}</span>
            </span>
            <ExternalLink className="size-4 text-muted print:hidden" />
            <span className="sr-only">(se abre en otra pestaña)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
