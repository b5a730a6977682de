import { type Figure, type FigureId, figureDefaults, figuresFrom } from '@atalaya/core/store/figures';
import { figureDraft } from '@atalaya/core/store/figures.contract';
import { audit } from '../admin/audit';
import { etagOf, requireSameEtag } from '../admin/etag';
import { keepVersions } from '../admin/resource/keep-version';
import { versionedRecords } from '../admin/resource/versions';
import { contentChanged } from '../content/content-changed';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { lockFigures, selectFigures, upsertFigure } from './figures.queries';

const RESOURCE = 'figures';
const fields = [
  { path: 'value', label: 'Cifra', kind: 'line' },
  { path: 'of', label: 'De qué', kind: 'line' },
] as const;

export const listFigures = async (db: Db): Promise<Figure[]> => figuresFrom(await selectFigures(db));

const toView = (figure: Figure) => ({
  ...figure,
  etag: etagOf([figure.value, figure.of]),
  initial: figureDefaults[figure.id],
});

export const figuresForAdmin = async (db: Db) => (await listFigures(db)).map(toView);

type Draft = { value: string; of: string };

export async function changeFigure(kit: Kit, actorId: string, id: FigureId, etag: string, draft: Draft) {
  const now = kit.clock.now();
  const { value, of } = draft;
  await kit.db.transaction(async (tx) => {
    await lockFigures(tx);
    const before = (await listFigures(tx)).find((figure) => figure.id === id);
    if (!before) throw new AppError('request.not-found');
    requireSameEtag(etag, toView(before));
    await upsertFigure(tx, { id, value, of, updatedAt: now });
    const was = { value: before.value, of: before.of };
    await audit(tx, {
      at: now,
      actorId,
      action: 'content.changed',
      subject: 'figure',
      subjectId: id,
      subjectName: of,
      before: was,
      after: { value, of },
    });
    const change = { recordId: id, before: was, after: { value, of } };
    await keepVersions(tx, RESOURCE, [change], { now, by: actorId });
  });
  contentChanged(kit);
  return toView({ id, value, of });
}

/** Earlier figures are restored through the history of the admin area. */
export const keepFigureVersions = ({ hooks }: Kit): void =>
  hooks.add(versionedRecords, RESOURCE, {
    fields,
    async restore(kit, actorId, { recordId, draft }, etag) {
      const figure = (await listFigures(kit.db)).find(({ id }) => id === recordId);
      if (!figure) throw new AppError('request.not-found');
      await changeFigure(kit, actorId, figure.id, etag, figureDraft.parse(draft));
    },
  });
