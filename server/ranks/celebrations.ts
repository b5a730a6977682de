import type { HandlerResult } from '@atalaya/core/platform/endpoint';
import { formatTwoDecimals } from '@atalaya/core/platform/number-format';
import { latestCutOff } from '@atalaya/core/progress/past-cut-offs';
import { inOrderOfLoudness } from '@atalaya/core/ranks/celebrations';
import { rankName } from '@atalaya/core/ranks/ranks';
import type { readCelebrations } from '@atalaya/core/ranks/ranks.contract';
import { finishedExams } from '../exams/finished-mocks';
import type { Kit } from '../platform/kit';
import { wholeCatalogue } from '../review/catalogue';
import { type Definitions, readDefinitions, refreshAwards } from './awards';
import { type AwardRow, obtainRecord, selectUnseen } from './ranks.queries';
import { drawingOf, emblemOf } from './record';

type Celebration = HandlerResult<typeof readCelebrations>['items'][number];

type Known = {
  definitions: Definitions;
  form: Parameters<typeof rankName>[1];
  scoreOf(examId: string): number | undefined;
  titleOf(topic: number): string;
};

/** What was reached and not seen on any device. Awards of something that no longer exists are left out. */
export async function celebrationsOf(kit: Kit, userId: string) {
  await refreshAwards(kit, userId);
  const unseen = await selectUnseen(kit.db, userId);
  if (unseen.length === 0) return { items: [] };
  const [definitions, { form }, exams, catalogue] = await Promise.all([
    readDefinitions(kit),
    obtainRecord(kit.db, userId, kit.clock.now()),
    unseen.some(({ kind }) => kind === 'mock') ? finishedExams(kit.db, userId) : [],
    wholeCatalogue(kit),
  ]);
  const known: Known = {
    definitions,
    form,
    scoreOf: (id) => exams.find((exam) => exam.id === id)?.score,
    titleOf: (topic) => catalogue.titleOf(topic),
  };
  return { items: inOrderOfLoudness(unseen.flatMap((award) => toView(award, known))) };
}

const none = { emblem: null, drawing: null };

function toView({ kind, awardId }: AwardRow, { definitions, form, scoreOf, titleOf }: Known): Celebration[] {
  const key = { kind, awardId };
  if (kind === 'rank') {
    const rank = definitions.ranks.find(({ id }) => id === awardId);
    if (!rank) return [];
    const text = 'Nuevo rango de estudio. Lo que has ganado no se pierde.';
    return [{ ...key, ...none, title: rankName(rank, form), text, emblem: emblemOf(rank) }];
  }
  if (kind === 'medal') {
    const medal = definitions.medals.find(({ id }) => id === awardId);
    return medal ? [{ ...key, ...none, title: medal.name, text: medal.text, drawing: drawingOf(medal) }] : [];
  }
  if (kind === 'streak')
    return [
      { ...key, ...none, title: `${awardId} días de racha`, text: 'Un día detrás de otro: así se llega.' },
    ];
  if (kind === 'topic') {
    const text = titleOf(Number(awardId));
    return [{ ...key, ...none, title: `Tema ${awardId} dominado`, text }];
  }
  const score = scoreOf(awardId);
  if (score === undefined) return [];
  const text = `Un ${formatTwoDecimals(score / 10_000)}: por encima del último corte, ${formatTwoDecimals(latestCutOff.score)}.`;
  return [{ ...key, ...none, title: 'Simulacro superado', text }];
}
