import { formatOneDecimal } from '@atalaya/core/platform/number-format';
import { memoryFigures } from '@atalaya/core/progress/measured';
import { Brain, Coffee, type LucideIcon, Repeat } from 'lucide-react';
import type { ReactNode } from 'react';
import { Figures } from '../ui/figures';
import { Section } from '../ui/section';
import type { StudySettings } from './plan-form';

type Habit = { name: string; Icon: LucideIcon; why: ReactNode; here: ReactNode };

export function MethodHabits({ settings }: { settings: StudySettings }) {
  const habits: Habit[] = [
    {
      name: 'Recuerdo activo',
      Icon: Brain,
      why: 'Responder sin mirar fija más que releer: una semana después, quien se examinó recordaba el 61 % y quien releyó, el 40 % (Roediger y Karpicke, 2006).',
      here: 'Cada sesión pregunta antes de explicar. La explicación y el artículo llegan después de tu respuesta, aciertes o no.',
    },
    {
      name: 'Repetición espaciada',
      Icon: Repeat,
      why: 'Lo que vuelve justo antes de olvidarse dura más cada vez. Calculamos tu olvido pregunta a pregunta con FSRS-6, el modelo abierto más contrastado.',
      here: settings.examDate
        ? 'Tu examen tiene fecha: cada día entra lo que más nota añade para entonces por minuto, no una retención fija.'
        : 'Sin fecha de examen, cada pregunta vuelve cuando tu recuerdo baja del 90 %. Con fecha, elegimos lo que más suma ese día.',
    },
    {
      name: 'Micropausas',
      Icon: Coffee,
      why: 'La atención sostenida decae y una interrupción breve la devuelve (Ariga y Lleras, 2011).',
      here: `Ahora mismo descansas ${settings.breakMinutes} ${settings.breakMinutes === 1 ? 'minuto' : 'minutos'} por cada ${settings.workMinutes} de trabajo. Cámbialo más abajo.`,
    },
  ];
  return (
    <ol className="grid gap-x-10 gap-y-8 lg:grid-cols-3">
      {habits.map(({ name, Icon, why, here }) => (
        <li key={name} className="border-t-2 border-navy pt-5">
          <h3 className="flex items-center gap-3 text-h3">
            <Icon className="size-6 text-navy" />
            {name}
          </h3>
          <p className="mt-3 text-muted">{why}</p>
          <p className="mt-3">{here}</p>
        </li>
      ))}
    </ol>
  );
}

/** Figures from our own simulator (bench/memory.ts). */
export function MethodFigures() {
  return (
    <Section id="medido" title="Lo que hemos medido" className="rounded-lg bg-panel p-6 text-on-panel md:p-9">
      <p className="mt-2 max-w-[68ch] text-on-panel-muted">
        {memoryFigures.students} opositores simulados por plazo, con los mismos minutos y con memorias que no
        siguen nuestro modelo. Elegir para la fecha del examen les dio esta nota de más que repasar con FSRS y
        guardar la mitad del tiempo para lo nuevo:
      </p>
      <Figures
        onPanel
        figures={memoryFigures.gains.map(({ days, percent }) => [
          `+${formatOneDecimal(percent)} %`,
          `a ${days} días del examen`,
        ])}
        valueClass="text-[3rem] text-panel-gold"
        className="mt-6 flex flex-wrap gap-x-12 gap-y-5"
      />
      <p className="mt-5 max-w-[68ch] text-small text-on-panel-muted">
        Es una simulación, no alumnos de verdad: sirve para comparar dos formas de repartir el mismo tiempo.
        Cómo acierta la predicción con simulacros reales lo contamos aparte.
      </p>
    </Section>
  );
}
