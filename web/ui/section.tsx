import type { ComponentProps, ReactNode } from 'react';

type SectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** Of the heading: it names the section, and an address with # leads to it. */
  id: string;
  title: ReactNode;
  heading?: 'h2' | 'h3';
  titleClass?: string;
};

/** A part of a page, named by its heading. */
export function Section({ id, title, heading = 'h2', titleClass, children, ...rest }: SectionProps) {
  const Heading = heading;
  return (
    <section aria-labelledby={id} {...rest}>
      <Heading id={id} className={titleClass ?? (heading === 'h2' ? 'text-h3' : 'text-h4')}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
