import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from './button';
import { Section } from './section';
import { EmptyState } from './state';

type LostPageProps = {
  title: string;
  back: { to: string; label: string };
  offeredTitle: string;
  offered: readonly { to: string; label: string }[];
  children: ReactNode;
};

/** In place of a record that does not exist: why, where all of them are, and some others. */
export function LostPage({ title, back, offeredTitle, offered, children }: LostPageProps) {
  return (
    <div className="page-width py-14 md:py-20">
      <EmptyState heading="h1" title={title} action={<ButtonLink to={back.to}>{back.label}</ButtonLink>}>
        {children}
      </EmptyState>
      {offered.length > 0 && (
        <Section id="otros" title={offeredTitle} titleClass="mb-3 text-h4" className="mx-auto mt-8 max-w-xl">
          <ul>
            {offered.map(({ to, label }) => (
              <li key={to} className="border-t border-line py-3">
                <Link to={to} className="link">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}
