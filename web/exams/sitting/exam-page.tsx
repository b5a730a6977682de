import { brand } from '@atalaya/core/brand';
import { data } from 'react-router';
import { HttpError } from '../../platform/http-error';
import { callFrom } from '../../platform/page-context';
import { userFrom } from '../../shell/campus/signed-in';
import { FinishedExam } from '../result/finished-exam';
import type { Route } from './+types/exam-page';
import { ExamScreen } from './exam-screen';
import { ExamStart } from './exam-start';

/** No rail and no bottom bar during an exam. */
export const handle = { frame: 'none' };

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.paper.title} | ${brand.name}` : brand.name },
];

export async function loader({ params, context }: Route.LoaderArgs) {
  const paper = await callFrom(context)('GET /api/exams/:id', { params: { id: params.id } }).catch(missing);
  return { paper, userId: userFrom(context).id };
}

/** Another user's exam is reported as not found. */
export function missing(error: unknown): never {
  const isMissing = error instanceof HttpError && (error.status === 404 || error.status === 400);
  throw isMissing ? data(null, { status: 404 }) : error;
}

export default function ExamPage({ loaderData: { paper, userId } }: Route.ComponentProps) {
  if (paper.state === 'built') return <ExamStart paper={paper} />;
  if (paper.state === 'finished') return <FinishedExam examId={paper.id} />;
  return <ExamScreen key={paper.id} paper={paper} userId={userId} />;
}
