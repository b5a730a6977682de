import type { Answer } from '@atalaya/core/api';
import { longDay } from '@atalaya/core/platform/date-format';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { Plate } from '../ui/plate';
import { Section } from '../ui/section';
import { articlePath, normLink } from './law-paths';

type Updates = Answer<'GET /api/laws/:law'>['updates'];

/** The changes of a law as a line of time, newest first. */
export function ReformList({ updates, title }: { updates: Updates; title: string }) {
  if (updates.length === 0) return null;
  return (
    <Section id="cambios" title={title} className="mt-12">
      <ol className="mt-5 border-l-2 border-line">
        {updates.map((update) => (
          <li key={update.id} className="relative mb-7 pl-6">
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-[9px] size-4 rounded-full border-[3px] border-gold bg-ground"
            />
            <p className="text-small font-semibold text-muted">
              <time dateTime={update.inForce}>En vigor desde el {longDay(update.inForce)}</time>
            </p>
            <h3 className="mt-1 font-sans text-lead font-semibold tracking-normal">{update.title}</h3>
            <p className="mt-1 max-w-[66ch] text-pretty">{update.summary}</p>
            <p className="mt-2 flex flex-wrap items-center gap-2 text-small">
              {update.articles.slice(0, 12).map(({ number, slug }) =>
                slug && update.law.slug ? (
                  <Link
                    key={number}
                    to={articlePath(update.law.slug, slug)}
                    aria-label={`Artículo ${number}`}
                  >
                    <Plate size="sm" variant="outline">
                      {number}
                    </Plate>
                  </Link>
                ) : (
                  <Plate key={number} size="sm" variant="soft">
                    {number}
                  </Plate>
                ),
              )}
              {update.elsewhere && <span>{update.elsewhere}</span>}
              <a href={normLink(update.boe)} className="link inline-flex items-center gap-1.5 [&_svg]:size-4">
                {update.norm}
                <ExternalLink />
              </a>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
