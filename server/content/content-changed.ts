import type { Kit } from '../platform/kit';

/** Called after a commit that changed content: every public page may show it, for example as a question count. */
export function contentChanged({ events }: Pick<Kit, 'events'>): void {
  events.publish('pages.changed', { prefixes: ['/'] });
}
