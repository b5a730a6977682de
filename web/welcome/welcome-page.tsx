import type { Answer } from '@atalaya/core/api';
import { brand } from '@atalaya/core/brand';
import { examDateFault } from '@atalaya/core/profile/study-plan';
import { LEVEL_QUESTIONS } from '@atalaya/core/review/level-test';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { AuthFrame } from '../auth/auth-frame';
import { StepsLine } from '../auth/steps-line';
import type { PageHandle } from '../platform/page-handle';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { userFrom } from '../shell/campus/signed-in';
import { nameOf } from '../shell/user-avatar';
import { Button, ButtonLink } from '../ui/button';
import { DateField } from '../ui/forms/date-field';
import { Loading, Skeleton } from '../ui/skeleton';
import type { Route } from './+types/welcome-page';
import { Step } from './step';
import { TimeStep } from './time-step';
import { useSave } from './use-save';

export const meta = titled('Te damos la bienvenida');

export const handle: PageHandle = { frame: 'none' };

export const clientLoader = pageLoader(
  () => ({ settings: from('GET /api/profile/study'), level: from('GET /api/level-test') }),
  async (load, { context }) => {
    const { settings, level } = await load();
    return { settings, level: level?.result ?? null, name: nameOf(userFrom(context)).split(' ')[0] ?? '' };
  },
);

const steps = ['Fecha', 'Tiempo', 'Nivel'] as const;

/** Three questions with a default each. The answers are the study settings, which the method page changes later. */
export default function WelcomePage({ loaderData: { settings, level, name } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const now = Math.min(steps.length, Math.max(1, Number(query.get('paso')) || 1)) - 1;
  const goOn = () => void navigate(`?paso=${now + 2}`);
  return (
    <Frame>
      <p className="mb-6 text-muted wrap-anywhere">Te damos la bienvenida, {name}</p>
      <div className="mb-8">
        <StepsLine label="Pasos de la bienvenida" steps={steps} now={now} />
      </div>
      {now === 0 && <DateStep settings={settings} onDone={goOn} />}
      {now === 1 && <TimeStep settings={settings} onDone={goOn} />}
      {now === 2 && <LevelStep level={level} />}
      <p className="mt-10 border-t border-line pt-5 text-small text-muted">
        Todo esto se cambia cuando quieras en{' '}
        <Link to="/campus-estudio/atalaya#tu-tiempo" className="link">
          {brand.method}
        </Link>
        : el calendario y la sesión de cada día lo siguen.{' '}
        <Link to="/campus-estudio" className="link">
          Ir al campus
        </Link>
      </p>
    </Frame>
  );
}

const Frame = ({ children }: { children: ReactNode }) => (
  <main id="contenido" tabIndex={-1} className="outline-none">
    <AuthFrame alone>{children}</AuthFrame>
  </main>
);

export const HydrateFallback = () => (
  <Frame>
    <Loading label="Preparando la bienvenida" className="grid gap-6">
      <h1 className="sr-only">Te damos la bienvenida</h1>
      <Skeleton className="h-7" />
      <Skeleton className="h-12" />
      <Skeleton className="h-40" />
    </Loading>
  </Frame>
);

type DateStepProps = { settings: Answer<'GET /api/profile/study'>; onDone: () => void };

function DateStep({ settings, onDone }: DateStepProps) {
  const [examDate, setExamDate] = useState(settings.examDate ?? '');
  const { busy, fault, refuse, save } = useSave(onDone);
  const submit = () => {
    const found = examDateFault(examDate, settings.today);
    if (found) refuse(found);
    else void save({ examDate });
  };
  return (
    <Step
      title="¿Cuándo es tu examen?"
      text="Con una fecha, cada día elegimos lo que más suma para entonces. Vale la que esperas."
      onSubmit={submit}
    >
      <DateField
        label="Fecha del examen"
        min={settings.today}
        value={examDate}
        onChange={setExamDate}
        error={fault}
      />
      <Button type="submit" size="lg" busy={busy}>
        Continuar
      </Button>
      <Button variant="quiet" onClick={() => (settings.examDate ? void save({ examDate: null }) : onDone())}>
        No lo sé todavía
      </Button>
    </Step>
  );
}

type Level = NonNullable<Answer<'GET /api/level-test'>>['result'];

function LevelStep({ level }: { level: Level }) {
  if (level)
    return (
      <Step
        title={`Tu nivel: ${level.level}`}
        text={`${level.hits} ${level.hits === 1 ? 'acierto' : 'aciertos'} de ${LEVEL_QUESTIONS}. Ya está en tu cuenta: ahora, tu primera sesión.`}
      >
        <ButtonLink to="/study/primera" size="lg">
          Empezar mi primera sesión
        </ButtonLink>
      </Step>
    );
  return (
    <Step
      title="¿Medimos tu nivel?"
      text={`${LEVEL_QUESTIONS} preguntas que se adaptan a lo que sabes, en unos diez minutos. También puedes empezar por estudiar.`}
    >
      <ButtonLink to="/study/primera" size="lg">
        Más tarde: mi primera sesión
      </ButtonLink>
      <ButtonLink to="/prueba-nivel-gratis" variant="outline" size="lg">
        Hacer ahora la prueba de nivel
      </ButtonLink>
    </Step>
  );
}
