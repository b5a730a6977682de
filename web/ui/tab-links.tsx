import { type ReactNode, useEffect, useRef } from 'react';
import { Link, type To } from 'react-router';
import { tabClass, tabListClass } from './tab-class';

type TabLinksProps = { label: string; tabs: readonly { to: To; label: ReactNode; current: boolean }[] };

/** The underlined tabs where each view has its own address. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const list = useRef<HTMLElement>(null);
  const current = tabs.findIndex((tab) => tab.current);
  // On a phone the current tab may be outside the visible part of the list.
  useEffect(() => {
    const frame = list.current;
    const tab = frame?.children[current];
    if (!frame || !tab) return;
    const [outer, inner] = [frame.getBoundingClientRect(), tab.getBoundingClientRect()];
    frame.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
  }, [current]);
  return (
    <nav ref={list} aria-label={label} className={tabListClass}>
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
