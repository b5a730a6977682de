import { formName } from '@atalaya/core/psychometrics/battery';
import { familyNames, typeFacts } from '@atalaya/core/psychometrics/items/item';
import type { BatteryPaper } from '@atalaya/core/psychometrics/psychometrics.contract';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ExamFoot } from '../exams/sitting/exam-foot';
import { HandedIn } from '../exams/sitting/handed-in';
import { SyncLine } from '../exams/sitting/sync-line';
import { useExamKeys } from '../exams/sitting/use-exam-keys';
import { Badge } from '../ui/badge';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog';
import { Dialog } from '../ui/overlays/dialog';
import { BatteryMap } from './battery-map';
import { BatteryTop } from './battery-top';
import { ItemView } from './item-view';
import { StudyTime } from './study-time';
import { useBattery } from './use-battery';

type Opened = 'none' | 'map' | 'close' | 'leave';
const HUB = '/campus-estudio/psicotecnicos';

export function BatteryScreen({ paper, userId }: { paper: BatteryPaper; userId: string }) {
  const battery = useBattery(paper, userId);
  const { session, view, running, first, last, isOpen } = battery;
  const { work } = view;
  const [opened, setOpened] = useState<Opened>('none');
  const [studied, setStudied] = useState<readonly number[]>([]);
  const navigate = useNavigate();
  const path = `${HUB}/bateria/${paper.id}`;
  const title = `${formName(paper.form)} ${paper.number}`;
  const question = paper.questions.find(({ position }) => position === work.place);
  const held = work.answers[work.place];
  const isLastSection = running === paper.sections.length - 1;
  const blank = paper.questions.filter(
    ({ position, section }) => section === running && (work.answers[position]?.choice ?? null) === null,
  ).length;
  const isHidden = question?.item.study != null && !studied.includes(work.place) && held?.choice === null;

  useEffect(() => {
    if (view.isFinished) navigate(`${path}/resultado`, { replace: true });
  }, [view.isFinished, path, navigate]);

  // Read from the store, not from the last render: keys may arrive faster than renders.
  const next = () => {
    const { place } = session.view().work;
    if (place < last) battery.go(place + 1);
    else setOpened('close');
  };
  const back = () => battery.go(session.view().work.place - 1);
  useExamKeys(isOpen && opened === 'none', {
    kind: 'choice',
    choose: (key) => !isHidden && (key === 'A' || key === 'B' || key === 'C') && battery.choose(key),
    next,
    back,
    flag: () => void session.toggleFlag(),
    leave: () => setOpened('leave'),
  });

  if (!isOpen) return <HandedIn title={title} sync={view.sync} path={path} onRetry={session.sendNow} />;
  if (!question || !held) return null;
  const choice = held.choice === 'A' || held.choice === 'B' || held.choice === 'C' ? held.choice : null;
  const map = (
    <BatteryMap
      paper={paper}
      battery={battery}
      onGo={(position) => {
        setOpened('none');
        battery.go(position);
      }}
    />
  );
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] bg-ground">
      <header>
        <BatteryTop
          title={title}
          battery={battery}
          blank={blank}
          closeLabel={isLastSection ? 'Entregar' : 'Cerrar la sección'}
          onLeave={() => setOpened('leave')}
          onClose={() => setOpened('close')}
        />
        <SyncLine
          sync={view.sync}
          isStored={view.isStored}
          notice={view.notice}
          path={path}
          onRead={session.forgetNotice}
        />
      </header>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <main id="contenido" tabIndex={-1} className="px-4 pt-5 pb-7 outline-none md:px-10 md:pt-10 lg:px-16">
          <div className="mb-4 flex items-end justify-between gap-4">
            <h1 className="num text-[2.25rem] leading-none font-bold md:text-[3rem]">
              <span className="sr-only">Ítem </span>
              {work.place}{' '}
              <span className="text-h4 font-semibold text-muted">de {paper.questions.length}</span>
            </h1>
            <Badge tone="navy">{typeFacts[question.type].name}</Badge>
          </div>
          {isHidden && question.item.study ? (
            <StudyTime
              key={work.place}
              study={question.item.study}
              onDone={() => setStudied((all) => [...all, work.place])}
            />
          ) : (
            <ItemView
              item={question.item}
              choice={choice}
              solution={null}
              onChoose={battery.choose}
              onNext={next}
            />
          )}
        </main>
        <aside
          aria-label="Mapa de la batería"
          className="border-l border-line bg-surface px-8 py-8 max-lg:hidden"
        >
          {map}
        </aside>
      </div>
      <ExamFoot
        flagged={held.flagged}
        isFirst={work.place === first}
        isLast={work.place === last}
        blank={blank}
        isAnswered={choice !== null}
        isStudy={false}
        onBack={back}
        onFlag={() => void session.toggleFlag()}
        onMap={() => setOpened('map')}
        onNext={next}
      />
      <p aria-live="polite" className="sr-only">
        Ítem {work.place} de {paper.questions.length}
      </p>
      <Dialog
        open={opened === 'map'}
        onOpenChange={(open) => open || setOpened('none')}
        title="Mapa de la batería"
      >
        {map}
      </Dialog>
      <ConfirmDialog
        open={opened === 'close'}
        onOpenChange={(open) => open || setOpened('none')}
        title={isLastSection ? '¿Entregar la batería?' : `¿Cerrar la sección ${sectionName(paper, running)}?`}
        description={closeWords(blank, isLastSection)}
        confirmLabel={isLastSection ? 'Entregar' : 'Cerrar y seguir'}
        onConfirm={() => {
          setOpened('none');
          battery.close();
        }}
      />
      <ConfirmDialog
        open={opened === 'leave'}
        onOpenChange={(open) => open || setOpened('none')}
        title="¿Salir de la batería?"
        description="El reloj sigue corriendo. Lo que has respondido queda guardado y puedes volver mientras quede tiempo."
        confirmLabel="Salir"
        onConfirm={() => navigate(HUB)}
      />
    </div>
  );
}

const sectionName = ({ sections }: BatteryPaper, index: number): string => {
  const family = sections[index]?.family;
  return family ? familyNames[family] : '';
};

function closeWords(blank: number, isLastSection: boolean): string {
  const left =
    blank === 0
      ? 'Has respondido todo.'
      : `${blank === 1 ? 'Queda 1 ítem' : `Quedan ${blank} ítems`} sin responder: en blanco no resta.`;
  return `${left} ${isLastSection ? 'Después verás el resultado.' : 'Una sección cerrada no se vuelve a abrir.'}`;
}
