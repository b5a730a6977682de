import type { Answer } from '@atalaya/core/api';
import { Link } from 'react-router';
import { heatWord } from './heat';
import { articlePath } from './law-paths';
import './laws.css';
import { Section } from '../ui/section';

type Parts = Answer<'GET /api/laws/:law'>['parts'];

/** Every article as a square in its title: the more golden, the more it is asked. */
export const ConstitutionMap = ({ parts }: { parts: Parts }) => (
  <Section id="mapa" title="El mapa" className="mt-12">
    <p className="mt-2 max-w-[60ch] text-muted">
      Cada cuadro es un artículo; cuanto más dorado, más se pregunta. Pulsa uno para leerlo.
    </p>
    <ul className="mt-5 grid gap-x-9 gap-y-6 md:grid-cols-2">
      {parts
        .filter(({ articles }) => articles.length > 0)
        .map(({ id, title, articles }) => (
          <li key={id}>
            <a href={`#${id}`} className="font-semibold no-underline hover:underline">
              {title}
            </a>
            <ul className="mt-2 flex flex-wrap gap-1">
              {articles.map(({ number, slug, law, heading, heat }) => (
                <li key={number}>
                  <Link
                    to={articlePath(law.slug, slug)}
                    prefetch="none"
                    discover="none"
                    aria-label={`Artículo ${number}: ${heading}. Se pregunta: ${heatWord(heat).toLowerCase()}`}
                    title={heading}
                    data-heat={heat}
                    className="law-square"
                  >
                    {number}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
    </ul>
  </Section>
);
