import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { tabClass, tabListClass } from './tab-class';

type TabLinksProps = { label: string; tabs: readonly { to: To; label: ReactNode; current: boolean }[] };

/** The underlined tabs where each view has its own address. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <nav aria-label={label} className={tabListClass}>
      {tabs.map((tab) => (
        <Link
          key={typeof tab.to === 'string' ? tab.to : `${tab.to.pathname}${tab.to.search}`}
          to={tab.to}
          aria-current={tab.current ? 'page' : undefined}
          className={tabClass}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
