import type { Answer } from '@atalaya/core/api';
import { type Held, holds, type Permission } from '@atalaya/core/auth/roles';
import { permissionOfPage } from '@atalaya/core/platform/pages/admin';
import type { Database } from '../platform/db';
import { defineHook } from '../platform/hooks';
import type { Kit } from '../platform/kit';

type Panel = Answer<'GET /api/admin/dashboard'>['panels'][number];
type Content = NonNullable<Panel['content']>;
/** `empty` replaces the note when there is nothing. */
type Head = Pick<Panel, 'title' | 'path' | 'all'> & {
  empty: string;
  /** Who sees it, if not everyone who may open its page. */
  needs?: Permission;
};
/** Empty without rows, unless the panel says otherwise. */
type PanelContent = Partial<Content> & Pick<Content, 'note'> & { isEmpty?: boolean };
export type DashboardPanel = { head: Head; read(kit: Kit): Promise<PanelContent>; isFirst?: boolean };

/** What features show on the dashboard. */
export const dashboardPanels = defineHook<DashboardPanel>('admin.dashboard');

type Came = { id: string; createdAt: Date };
type Newest<Row extends Came> = {
  /** The newest rows and one total. */
  read(db: Database): Promise<{ newest: readonly Row[]; sum: number }>;
  /** `1 sin contestar`, `3 sin contestar`. */
  note(sum: number): string;
  words(row: Row): { title: string; text: string };
};

/** A panel with the newest rows. */
export const newestPanel = <Row extends Came>(
  head: Head,
  { read, note, words }: Newest<Row>,
): DashboardPanel => ({
  head,
  async read({ db }) {
    const { newest, sum } = await read(db);
    return {
      note: note(sum),
      rows: newest.map((row) => ({ id: row.id, ...words(row), at: row.createdAt.toISOString() })),
    };
  },
});

/** A panel belongs to who may open the page behind it. */
const panelsFor = ({ hooks }: Kit, user: Held) =>
  hooks
    .entries(dashboardPanels)
    .filter(([, { head }]) => holds(user, head.needs ?? permissionOfPage(head.path)))
    .sort(([, one], [, other]) => Number(other.isFirst ?? false) - Number(one.isFirst ?? false));

/** A failing panel shows its error; the others stay. */
export const readDashboardPanels = (kit: Kit, user: Held): Promise<Panel[]> =>
  Promise.all(
    panelsFor(kit, user).map(
      async ([
        name,
        {
          head: { empty, ...head },
          read,
        },
      ]) => ({
        name,
        ...head,
        content: await read(kit).then(
          ({ note, figures = [], rows = [], isEmpty = rows.length === 0 }) => ({
            note: isEmpty ? empty : note,
            figures,
            rows,
          }),
          (error: unknown) => {
            kit.log.error({ err: error, panel: name }, 'a panel of the dashboard could not be read');
            return null;
          },
        ),
      }),
    ),
  );
