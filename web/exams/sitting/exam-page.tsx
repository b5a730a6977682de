import type { Paper } from '@atalaya/core/exams/exams.contract';
import { isUnreachable } from '../../platform/http-error';
import { noteCopy, noteFresh } from '../../platform/offline/copies';
import type { PageHandle } from '../../platform/page-handle';
import { from, pageLoader } from '../../platform/page-reads';
import { titled } from '../../platform/page-title';
import { userFrom } from '../../shell/campus/signed-in';
import { Loading, Skeleton } from '../../ui/skeleton';
import { FinishedExam } from '../result/finished-exam';
import type { Route } from './+types/exam-page';
import { readPaper } from './device-store';
import { ExamScreen } from './exam-screen';
import { ExamStart } from './exam-start';
import { isExam } from './sitting-api';

/** No rail and no bottom bar during an exam. */
export const handle: PageHandle = { frame: 'none' };

export const meta = titled(({ loaderData }: Route.MetaArgs) => loaderData?.paper.title);

export const clientLoader = pageLoader(
  ({ params: { id = '' } }) => from('GET /api/exams/:id', { params: { id } }),
  async (load, { params: { id = '' }, context }) => {
    const userId = userFrom(context).id;
    return { paper: await openPaper(id, userId, load), userId };
  },
);

export default function ExamPage({ loaderData: { paper, userId } }: Route.ComponentProps) {
  if (paper.state === 'built') return <ExamStart paper={paper} userId={userId} />;
  if (paper.state === 'finished')
    return <FinishedExam examId={paper.id} userId={userId} resultPath={`/test/${paper.id}/resultado`} />;
  return <ExamScreen key={paper.id} paper={paper} userId={userId} />;
}

export const HydrateFallback = () => (
  <main id="contenido" className="min-h-dvh bg-ground">
    <Loading label="Abriendo el examen" className="grid gap-6">
      <div className="h-16 border-b border-line bg-surface" />
      <div className="grid max-w-[54rem] gap-4 px-5 pt-5 md:px-10 md:pt-10 lg:pl-[max(5.5rem,calc(50vw-42.5rem))]">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-24" />
        <Skeleton className="h-18 rounded-lg" />
        <Skeleton className="h-18 rounded-lg" />
        <Skeleton className="h-18 rounded-lg" />
      </div>
    </Loading>
  </main>
);

/** The exam from the server; without network, as this device last had it. */
async function openPaper(id: string, userId: string, load: () => Promise<Paper>): Promise<Paper> {
  const page = `/test/${id}`;
  try {
    const paper = await load();
    noteFresh(page);
    if (paper.state !== 'built' || !paper.downloadedAt) return paper;
    // Started on this device, and the server may not know yet.
    const stored = await readPaper(id);
    return stored?.userId === userId && isExam(stored.paper) && stored.paper.state === 'running'
      ? stored.paper
      : paper;
  } catch (error) {
    const stored = isUnreachable(error) ? await readPaper(id) : undefined;
    if (stored?.userId !== userId || !isExam(stored.paper)) throw error;
    noteCopy(page, stored.deviceNow);
    return stored.paper;
  }
}
