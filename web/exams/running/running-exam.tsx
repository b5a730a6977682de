import { formatClock, spokenTime } from '@atalaya/core/exams/clock';
import { useQuery } from '@tanstack/react-query';
import { Timer } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useSession } from '../../platform/session';
import { ButtonLink } from '../../ui/button';
import { makeClock } from '../sitting/exam-clock';
import { useTicking } from '../sitting/use-seconds-left';
import { runningQuery } from './running-query';

/** Leads back to the exam that is running, from every campus page with the rail. */
export default function RunningExam() {
  const { user } = useSession();
  return user && <OfUser userId={user.id} />;
}

function OfUser({ userId }: { userId: string }) {
  const { data } = useQuery(runningQuery(userId));
  if (!data?.exam) return null;
  return <RunningBar key={data.exam.id} exam={data.exam} serverNow={data.now} />;
}

type BarProps = { exam: { id: string; title: string; deadlineAt: string | null }; serverNow: string };

function RunningBar({ exam, serverNow }: BarProps) {
  const clock = useMemo(() => makeClock(Date.parse(serverNow)), [serverNow]);
  const deadline = exam.deadlineAt === null ? null : Date.parse(exam.deadlineAt);
  const seconds = useTicking(
    useCallback(
      () => (deadline === null ? null : Math.max(0, Math.ceil((deadline - clock.now()) / 1000))),
      [deadline, clock],
    ),
    null,
  );
  if (seconds === 0) return null;
  return (
    <section
      aria-label="Examen en marcha"
      className="mb-5 flex items-center gap-3 rounded-lg border border-line-strong bg-surface py-2 pr-2 pl-4 md:mb-7 print:hidden"
    >
      <Timer className="size-5 flex-none text-gold-ink max-sm:hidden" />
      <p className="min-w-0 flex-1 truncate">
        <span className="text-muted max-sm:sr-only">En marcha: </span>
        <b>{exam.title}</b>
      </p>
      {seconds !== null && (
        <span
          role="timer"
          aria-label={`Quedan ${spokenTime(seconds * 1000)}`}
          className={`num text-[1.75rem] ${seconds <= 60 ? 'text-danger' : ''}`}
        >
          {formatClock(seconds * 1000)}
        </span>
      )}
      <ButtonLink size="sm" to={`/test/${exam.id}`} aria-label={`Continuar: ${exam.title}`}>
        Continuar
      </ButtonLink>
    </section>
  );
}
