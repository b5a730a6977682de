import { countWork, isHandedIn } from '@atalaya/core/exams/device-work';
import { outcomeOf } from '@atalaya/core/exams/exam';
import type { Paper } from '@atalaya/core/exams/exams.contract';
import type { AnswerKey } from '@atalaya/core/syllabus/questions/question-text';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { TickStrip } from '../result/tick-strip';
import { ExamDialogs } from './exam-dialogs';
import { ExamFoot } from './exam-foot';
import { ExamTop } from './exam-top';
import { HandedIn } from './handed-in';
import { type MapEntry, QuestionMap } from './question-map';
import { QuestionView } from './question-view';
import { SyncLine } from './sync-line';
import { useExamKeys } from './use-exam-keys';
import { useExamSession } from './use-exam-session';

export type Opened = 'none' | 'map' | 'hand-in' | 'leave' | 'report';

export function ExamScreen({ paper, userId }: { paper: Paper; userId: string }) {
  const { session, view } = useExamSession(paper, userId);
  const [opened, setOpened] = useState<Opened>('none');
  const navigate = useNavigate();
  const { work } = view;
  const isStudy = paper.mode === 'study';
  const question = paper.questions.find(({ position }) => position === work.place) ?? paper.questions[0];
  const held = work.answers[work.place];
  const last = paper.questions.length;
  const isOpen = !isHandedIn(work) && !view.isFinished;

  useEffect(() => {
    if (view.isFinished) navigate(`/test/${paper.id}/resultado`, { replace: true });
  }, [view.isFinished, paper.id, navigate]);

  const go = (position: number) => void session.go(position);
  // Read from the store, not from the last render: keys may arrive faster than renders.
  const next = () => {
    const { place } = session.view().work;
    if (place < last) go(place + 1);
    else setOpened('hand-in');
  };
  const back = () => go(session.view().work.place - 1);
  const choose = (choice: AnswerKey) => void session.choose(choice);
  const toggleFlag = () => void session.toggleFlag();
  useExamKeys(isOpen && opened === 'none', {
    kind: paper.questionKind,
    choose,
    next,
    back,
    flag: toggleFlag,
    leave: () => setOpened('leave'),
  });

  if (!isOpen)
    return (
      <HandedIn title={paper.title} sync={view.sync} path={`/test/${paper.id}`} onRetry={session.sendNow} />
    );
  if (!question || !held) return null;
  const entries: MapEntry[] = paper.questions.map(({ position, solution }) => {
    const { choice = null, flagged = false } = work.answers[position] ?? {};
    const outcome = isStudy && solution && choice !== null ? outcomeOf(choice, solution.key) : null;
    return { position, isAnswered: choice !== null, flagged, outcome };
  });
  const counts = countWork(work);
  const topic = paper.topics.find(({ number }) => number === question.topic);

  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] bg-ground">
      <header>
        <ExamTop
          paper={paper}
          session={session}
          entries={entries}
          blank={counts.blank}
          onLeave={() => setOpened('leave')}
          onFinish={() => setOpened('hand-in')}
          onTimeUp={() => void session.handIn('time')}
        />
        <TickStrip entries={entries} current={work.place} onOpen={() => setOpened('map')} />
        <SyncLine
          sync={view.sync}
          isStored={view.isStored}
          notice={view.notice}
          path={`/test/${paper.id}`}
          onRead={session.forgetNotice}
        />
      </header>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_26.25rem]">
        <main
          id="contenido"
          tabIndex={-1}
          className="px-5 pt-5 pb-7 outline-none md:px-10 md:pt-10 lg:pl-[max(5.5rem,calc(50vw-42.5rem))] lg:pr-18"
        >
          <QuestionView
            question={question}
            total={last}
            choice={held.choice}
            flagged={held.flagged}
            topic={isStudy ? topic : undefined}
            isStudy={isStudy}
            onChoose={choose}
            onNext={next}
            onReport={() => setOpened('report')}
          />
        </main>
        <aside
          aria-label="Mapa de preguntas"
          className="border-l border-line bg-surface px-8 py-10 max-lg:hidden"
        >
          <h2 className="text-h4">{isStudy ? 'Esta tanda' : 'Mapa de preguntas'}</h2>
          <QuestionMap entries={entries} current={work.place} isStudy={isStudy} onGo={go} />
        </aside>
      </div>
      <ExamFoot
        flagged={held.flagged}
        isFirst={work.place === 1}
        isLast={work.place === last}
        blank={counts.blank}
        isAnswered={held.choice !== null}
        isStudy={isStudy}
        onBack={back}
        onFlag={toggleFlag}
        onMap={() => setOpened('map')}
        onNext={next}
      />
      {/* For screen readers. */}
      <p aria-live="polite" className="sr-only">
        Pregunta {work.place} de {last}
      </p>
      {opened !== 'none' && (
        <ExamDialogs
          opened={opened}
          paper={paper}
          question={question}
          entries={entries}
          current={work.place}
          counts={counts}
          isOffline={view.sync === 'waiting' || view.sync === 'signed-out'}
          onClose={() => setOpened('none')}
          onGo={(position) => {
            setOpened('none');
            go(position);
          }}
          onHandIn={() => {
            setOpened('none');
            void session.handIn('student');
          }}
        />
      )}
    </div>
  );
}
