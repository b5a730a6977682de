import type { Tier } from '@atalaya/core/auth/user';
import { formatCount } from '@atalaya/core/platform/number-format';
import { lockOf, tierOfTopic } from '@atalaya/core/syllabus/access';
import { topicPath } from '@atalaya/core/syllabus/reading/reading';
import { CircleCheck, LockKeyhole } from 'lucide-react';
import { Link } from 'react-router';
import { tierNames } from '../profile/plan-words';
import { Plate } from '../ui/plate';
import { Progress } from '../ui/progress';
import type { TopicEntry } from './syllabus-page';

export function TopicRow({ topic, tier }: { topic: TopicEntry; tier: Tier }) {
  const { number, shortTitle, percent, minutes, pastQuestions, status, isOwned } = topic;
  const locked = isOwned ? null : lockOf(tier, tierOfTopic(number));
  const begun = percent > 0 && percent < 100;
  return (
    <li className="relative grid break-inside-avoid grid-cols-[2.25rem_1fr_auto] items-center gap-x-3.5 border-b border-line py-3.5 hover:bg-surface">
      <Plate variant={percent === 100 ? 'solid' : 'outline'} className="justify-self-center">
        {number}
      </Plate>
      <div className="min-w-0">
        <Link
          to={topicPath(number)}
          prefetch="intent"
          className="font-semibold text-pretty no-underline before:absolute before:inset-0 hover:underline"
        >
          <span className="sr-only">Tema {number}: </span>
          {shortTitle}
        </Link>
        <p className="mt-0.5 text-small text-muted">
          {status === 'outline' ? 'Índice' : `${minutes} min`}
          {pastQuestions > 0 && ` · ${formatCount(pastQuestions, 'pregunta', 'preguntas')} en exámenes`}
        </p>
      </div>
      <div className="text-right text-small">
        <State percent={percent} locked={locked} />
      </div>
      {begun && (
        <div className="col-start-2 col-end-4 mt-2.5">
          <Progress label={`Tema ${number}, leído`} value={percent} tone="gold" valueText={`${percent} %`} />
        </div>
      )}
    </li>
  );
}

function State({ percent, locked }: { percent: number; locked: Tier | null }) {
  if (locked)
    return (
      <span className="inline-flex items-center gap-1.5 text-muted [&_svg]:size-4">
        <LockKeyhole />
        <span className="sr-only">Cerrado: lo abre el plan </span>
        {tierNames[locked]}
      </span>
    );
  if (percent === 100)
    return (
      <span className="inline-flex items-center gap-1.5 font-semibold text-success [&_svg]:size-4.5">
        <CircleCheck />
        Leído
      </span>
    );
  return percent > 0 ? <span className="num text-[1.125rem]">{percent} %</span> : null;
}
