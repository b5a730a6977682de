import { formatCount } from '@atalaya/core/platform/number-format';
import { protocolPath } from '@atalaya/core/protocols/shown-protocol';
import { toolPath } from '@atalaya/core/tools/catalogue';
import { Link } from 'react-router';
import { Section } from '../../ui/section';
import type { ArticleData } from './article-data';

const line = 'flex min-h-12 flex-wrap items-center gap-x-3 no-underline hover:underline';

/** Everything else that rests on the article. */
export function ArticleUses({ article: { uses, steps, tools } }: { article: ArticleData }) {
  const counts = [
    uses.trueFalse > 0 && formatCount(uses.trueFalse, 'verdadero o falso', 'verdaderos o falsos'),
    uses.flashcards > 0 && formatCount(uses.flashcards, 'tarjeta', 'tarjetas'),
    uses.steps > 0 && formatCount(uses.steps, 'paso de protocolo', 'pasos de protocolo'),
    tools.length > 0 && formatCount(tools.length, 'herramienta', 'herramientas'),
  ].filter((count) => count !== false);
  if (counts.length === 0) return null;
  return (
    <Section id="usos" title="También lo usan" className="mt-12 print:hidden">
      <p className="mt-2 text-muted">{counts.join(' · ')}</p>
      <ul className="mt-2">
        {steps.map(({ protocol, protocolTitle, step, stepTitle }) => (
          <li key={`${protocol} ${step}`} className="border-t border-line">
            <Link to={protocolPath(protocol)} className={line}>
              <b>{protocolTitle}</b>
              <span className="text-small text-muted">{stepTitle}</span>
            </Link>
          </li>
        ))}
        {tools.map(({ id, name }) => (
          <li key={id} className="border-t border-line">
            <Link to={toolPath(id)} className={line}>
              <b>{name}</b>
              <span className="text-small text-muted">Herramienta</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
