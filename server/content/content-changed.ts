import type { Kit } from '../platform/kit';

/** Called after a commit that changed content: every public page may show it, if only as a number of questions. */
export function contentChanged({ events }: Pick<Kit, 'events'>): void {
  events.publish('pages.changed', { prefixes: ['/'] });
}
