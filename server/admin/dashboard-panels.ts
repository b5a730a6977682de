import type { Answer } from '@atalaya/core/api';
import type { Kit } from '../platform/kit';

type Panel = Answer<'GET /api/admin/dashboard'>['panels'][number];
type Content = NonNullable<Panel['content']>;
type Head = Pick<Panel, 'title' | 'path' | 'all' | 'empty'>;
type Source = (kit: Kit) => Promise<Omit<Content, 'figures'> & Partial<Pick<Content, 'figures'>>>;

type Place = 'first' | 'after';

const panels = new Map<string, { head: Head; source: Source; place: Place }>();

/** A room shows what it has on the dashboard, which knows no room. */
export function addDashboardPanel(name: string, head: Head, source: Source, place: Place = 'after'): void {
  panels.set(name, { head, source, place });
}

const ordered = () =>
  [...panels].sort(([, one], [, other]) => Number(other.place === 'first') - Number(one.place === 'first'));

/** One that cannot be read says so in its place, and the others stand. */
export const dashboardPanels = (kit: Kit): Promise<Panel[]> =>
  Promise.all(
    ordered().map(async ([name, { head, source }]) => ({
      name,
      ...head,
      content: await source(kit).then(
        (content) => ({ figures: [], ...content }),
        (error: unknown) => {
          kit.log.error({ err: error, panel: name }, 'a panel of the dashboard could not be read');
          return null;
        },
      ),
    })),
  );
