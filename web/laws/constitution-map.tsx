import type { Answer } from '@atalaya/core/api';
import { Link } from 'react-router';
import { heatWord } from './heat';
import { articlePath } from './law-paths';

type Parts = Answer<'GET /api/laws/:law'>['parts'];

const fills = [
  '',
  'bg-gold/15',
  'bg-gold/25',
  'bg-gold/45',
  'bg-gold/80 text-on-gold!',
  'bg-gold text-on-gold!',
];

/** Every article as a square in its title: the more golden, the more it is asked. */
export const ConstitutionMap = ({ parts }: { parts: Parts }) => (
  <section aria-labelledby="mapa" className="mt-12">
    <h2 id="mapa" className="text-h3">
      El mapa
    </h2>
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
                    aria-label={`Artículo ${number}: ${heading}. Se pregunta: ${heatWord(heat).toLowerCase()}`}
                    title={heading}
                    className={`num grid size-9 place-items-center rounded-sm text-small text-ink no-underline shadow-[inset_0_0_0_1px_var(--line)] hover:shadow-[inset_0_0_0_2px_var(--navy)] ${fills[heat]}`}
                  >
                    {number}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
    </ul>
  </section>
);
