import type { Answer } from '@atalaya/core/api';
import { permissionOfPage } from '@atalaya/core/auth/admin-pages';
import { type Held, holds, type Permission } from '@atalaya/core/auth/roles';
import type { Database } from '../platform/db';
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
type Told = Partial<Content> & Pick<Content, 'note'> & { isEmpty?: boolean };
type Source = (kit: Kit) => Promise<Told>;

type Place = 'first' | 'after';

const panels = new Map<string, { head: Head; source: Source; place: Place }>();

/** Registers a panel on the dashboard. */
export function addDashboardPanel(name: string, head: Head, source: Source, place: Place = 'after'): void {
  panels.set(name, { head, source, place });
}

type Came = { id: string; createdAt: Date };
type Newest<Row extends Came> = {
  /** The newest rows and one total. */
  read(db: Database): Promise<{ newest: readonly Row[]; sum: number }>;
  /** `1 sin contestar`, `3 sin contestar`. */
  note(sum: number): string;
  words(row: Row): { title: string; text: string };
};

/** A panel with the newest rows. */
export const addNewestPanel = <Row extends Came>(
  name: string,
  head: Head,
  { read, note, words }: Newest<Row>,
): void =>
  addDashboardPanel(name, head, async ({ db }) => {
    const { newest, sum } = await read(db);
    return {
      note: note(sum),
      rows: newest.map((row) => ({ id: row.id, ...words(row), at: row.createdAt.toISOString() })),
    };
  });

/** A panel belongs to who may open the page behind it. */
const openTo = (user: Held) =>
  ordered().filter(([, { head }]) => holds(user, head.needs ?? permissionOfPage(head.path)));

const ordered = () =>
  [...panels].sort(([, one], [, other]) => Number(other.place === 'first') - Number(one.place === 'first'));

/** A failing panel shows its error; the others stay. */
export const dashboardPanels = (kit: Kit, user: Held): Promise<Panel[]> =>
  Promise.all(
    openTo(user).map(
      async ([
        name,
        {
          head: { empty, ...head },
          source,
        },
      ]) => ({
        name,
        ...head,
        content: await source(kit).then(
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
