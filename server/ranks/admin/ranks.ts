import { medals, ranks } from '@atalaya/core/ranks/admin/ranks.contract';
import { isMeasure, type Measure, measureKey, parameterFault } from '@atalaya/core/ranks/measures';
import { criteriaOf, type RankCriteria } from '@atalaya/core/ranks/ranks';
import { folded, matches } from '../../admin/resource/list-sql';
import { tableResource, toRecords } from '../../admin/resource/table-resource';
import { contentChanged } from '../../content/content-changed';
import type { Db } from '../../platform/db';
import type { Kit } from '../../platform/kit';
import { enqueueReview } from '../ranks.jobs';
import { countHolders, countMeeting } from '../ranks.queries';
import { medal, rank } from '../ranks.tables';

/** New criteria are applied by a job; the sample page shows the names. */
function changed(kit: Kit): void {
  contentChanged(kit);
  enqueueReview(kit).catch((error: unknown) => kit.log.error(error, 'ranks.review-criteria'));
}

export const rankAdmin = tableResource(ranks, {
  subject: 'rank',
  table: rank,
  key: rank.id,
  nameOf: ({ name }) => name,
  toRecords,
  search: (text) => matches(text, [rank.name, rank.feminine, rank.masculine]),
  sorts: { name: folded(rank.name) },
  changed,
});

export const medalAdmin = tableResource(medals, {
  subject: 'medal',
  table: medal,
  key: medal.id,
  nameOf: ({ name }) => name,
  toRecords,
  search: (text) => matches(text, [medal.name, medal.text]),
  sorts: { name: folded(medal.name) },
  async faultsOf(_, items) {
    return items.flatMap(({ draft: { measure, parameter, symbol, figure } }, index) => {
      const reason = isMeasure(measure) ? parameterFault({ measure, parameter }) : 'Elige la medida.';
      if (reason) return [{ index, field: 'parameter', reason }];
      return symbol === 'figure' && !figure
        ? [{ index, field: 'figure', reason: 'Escribe la cifra que lleva la medalla.' }]
        : [];
    });
  },
  changed,
});

const holders = async (db: Db, kind: 'rank' | 'medal', id: string | undefined) =>
  id ? countHolders(db, kind, id) : 0;

/** How many users would meet these criteria now. */
export async function previewRankOf(
  { db }: Kit,
  { id, ...criteria }: RankCriteria & { id?: string | undefined },
) {
  const needs = criteriaOf(criteria).map(({ measure, threshold }) => ({ key: measure, threshold }));
  return { ...(await countMeeting(db, needs)), hold: await holders(db, 'rank', id) };
}

type AskedMedal = {
  id?: string | undefined;
  measure: Measure;
  parameter?: string | undefined;
  threshold: number;
};

export async function previewMedalOf({ db }: Kit, { id, measure, parameter, threshold }: AskedMedal) {
  const key = measureKey(measure, parameter || null);
  return { ...(await countMeeting(db, [{ key, threshold }])), hold: await holders(db, 'medal', id) };
}
