import type { ProtocolBasis } from '@atalaya/core/protocols/protocol.contract';
import { lawOf, type ShownProtocol } from '@atalaya/core/protocols/shown-protocol';
import { articleLink } from '@atalaya/core/tools/norms';
import { Plate } from '../ui/plate';

const chip =
  'flex min-h-11 items-center gap-2.5 rounded-md border border-line bg-surface py-1.5 pr-3.5 pl-1.5 text-small leading-[1.3] text-ink';

/** The articles behind a node, each with its text in the BOE. */
export function BasisChips({ protocol, list }: { protocol: ShownProtocol; list: readonly ProtocolBasis[] }) {
  return (
    <ul aria-label="Base legal" className="mt-6 flex flex-wrap gap-2">
      {list.map((basis) => {
        const law = lawOf(protocol, basis);
        return (
          <li key={`${basis.text} ${law?.id}`}>
            {law && 'law' in basis ? (
              <a
                href={articleLink(law.boe, basis.article)}
                target="_blank"
                rel="noopener noreferrer"
                className={`${chip} no-underline hover:border-line-strong hover:bg-navy-tint`}
              >
                <Plate variant="outline" size="sm">
                  {basis.article}
                </Plate>
                <span>
                  <b>{law.shortName}</b>, {lowerFirst(basis.text)}
                  <span className="sr-only"> (se abre en otra pestaña)</span>
                </span>
              </a>
            ) : (
              <span className={`${chip} pl-3.5`}>
                <span>
                  <b>{'source' in basis && basis.source}</b>, {lowerFirst(basis.text)}
                </span>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Acronyms and names stay: `DNI obligatorio`, `Guardia Civil en…`. */
const lowerFirst = (text: string): string =>
  /^(?:\p{Lu}\p{Ll}+ \p{Lu}|\p{Lu}{2}|\p{Lu}\d)/u.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
