import type { Permission } from '@atalaya/core/auth/roles';

/**
 * The `handle` of a route. A `guest` page is rendered with its content and cached for everyone. Every other page is an
 * app page: one cached document per route, and its data comes from the API in the browser.
 */
export type PageHandle = {
  audience?: 'guest';
  /** Guest pages: the query parameters that change the page. */
  query?: readonly string[];
  /** Guest pages with what its owner may withdraw: rendered anew for each visitor, and never stored. */
  uncached?: true;
  /** Guest pages: the cookie they need, and where visitors without it are sent. Inherited from the layout. */
  gate?: { cookie: string; value: string; otherwise: string };
  /** Guest pages that are sent without scripts. Inherited from the layout. */
  scripts?: false;
  /** App pages: who may open it. `user` unless stated; inherited from the layout. */
  access?: 'user' | Permission;
  /** App pages: where guests are sent instead of to the sign-in page. */
  guestsTo?: string;
  /** Campus pages with their own layout: no rail and no bottom bar. */
  frame?: 'none';
};
