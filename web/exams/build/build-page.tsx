import { testSizesFor } from '@atalaya/core/exams/allowance';
import { SECONDS_PER_QUESTION } from '@atalaya/core/exams/exam';
import { formatNumber } from '@atalaya/core/platform/number-format';
import { from, pageLoader } from '../../platform/page-reads';
import { titled } from '../../platform/page-title';
import { CampusHead } from '../../shell/campus/campus-head';
import { CampusSkeleton } from '../../shell/campus/campus-skeleton';
import { userFrom } from '../../shell/campus/signed-in';
import { RadioGroup } from '../../ui/forms/radio-group';
import { Segmented } from '../../ui/forms/segmented';
import { LockedLine } from '../../ui/note';
import { Section } from '../../ui/section';
import { Skeleton } from '../../ui/skeleton';
import { ExamList } from '../exam-list';
import { useSendPending } from '../sitting/send-pending';
import type { Route } from './+types/build-page';
import { AskedMost } from './asked-most';
import { BuildSummary } from './build-summary';
import { PdfTest } from './pdf-test';
import { TopicPicker } from './topic-picker';
import { useTestForm } from './use-test-form';

export const meta = titled('Haz tu test');

const recentTests = { query: { kind: 'test', pageSize: 5 } } as const;

export const clientLoader = pageLoader(
  () => ({ options: from('GET /api/exams/options'), recent: from('GET /api/exams', recentTests) }),
  async (load, { context }) => {
    const { options, recent } = await load();
    return { options, recent: recent.items, userId: userFrom(context).id };
  },
);

export type ExamOptions = Route.ComponentProps['loaderData']['options'];

const ABOVE = 'Elige qué y cómo; el resto lo ponemos nosotros';

export default function BuildPage({ loaderData: { options, recent, userId } }: Route.ComponentProps) {
  const form = useTestForm(options);
  const { order, set, available } = form;
  useSendPending(userId);
  return (
    <>
      <CampusHead title="Haz tu test" above={ABOVE} />
      <div className="grid gap-x-12 gap-y-9 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid content-start gap-9">
          <Part title="Cómo">
            <div className="flex flex-wrap gap-3">
              <Segmented
                label="Modo"
                value={order.mode}
                onChange={(mode) => set({ mode })}
                options={[
                  { value: 'study', label: 'Modo estudio' },
                  { value: 'exam', label: 'Modo examen' },
                ]}
              />
              {!options.trueFalseLocked && (
                <Segmented
                  label="Tipo de pregunta"
                  value={order.questionKind}
                  onChange={(questionKind) => set({ questionKind })}
                  options={[
                    { value: 'choice', label: 'Tres opciones' },
                    { value: 'true-false', label: 'Verdadero o falso' },
                  ]}
                />
              )}
            </div>
            <p className="mt-3 text-small text-muted">
              {order.mode === 'study'
                ? 'Ves la respuesta y su artículo al momento.'
                : 'Nadie te dice nada hasta que entregas, como el día del examen.'}
            </p>
            {options.trueFalseLocked && (
              <div className="mt-3">
                <LockedLine to="/planes" linkLabel="Ver planes">
                  El verdadero o falso es del plan Básico.
                </LockedLine>
              </div>
            )}
          </Part>
          <Part title="Cuántas">
            <Segmented
              label="Número de preguntas"
              value={String(order.count)}
              onChange={(count) => set({ count: Number(count) })}
              options={testSizesFor(options.questionsLeftToday).map((size) => ({
                value: String(size),
                label: String(size),
              }))}
            />
            {order.mode === 'exam' && (
              <div className="mt-4">
                <RadioGroup
                  row
                  label="Reloj"
                  value={order.isTimed ? 'official' : 'none'}
                  onChange={(value) => set({ isTimed: value === 'official' })}
                  options={[
                    { value: 'official', label: `Ritmo oficial, ${SECONDS_PER_QUESTION} s por pregunta` },
                    { value: 'none', label: 'Sin reloj' },
                  ]}
                />
              </div>
            )}
          </Part>
          <Part title="Cuáles">
            <div className="grid gap-6 sm:grid-cols-2">
              <RadioGroup
                label="Tu historia con ellas"
                value={order.only}
                onChange={(only) => set({ only })}
                options={(['all', 'unseen', 'failed', 'ever-failed', 'flagged'] as const).map((value) => ({
                  value,
                  label: `${onlyNames[value]} (${formatNumber(available(value))})`,
                }))}
              />
              <RadioGroup
                label="Dificultad"
                value={String(order.difficulty ?? 0)}
                onChange={(value) => set({ difficulty: Number(value) || null })}
                options={difficulties}
              />
            </div>
          </Part>
          <Part title="Más preguntado">
            <AskedMost
              calls={options.calls}
              topics={options.topics}
              spread={form.spread}
              chosen={order.call}
              onChange={(call) => set({ call })}
            />
          </Part>
          <Part title="De qué temas">
            <TopicPicker
              topics={options.topics}
              kind={order.questionKind}
              chosen={order.topics}
              onChange={(topics) => set({ topics })}
            />
          </Part>
          <Part title="En papel">
            <PdfTest form={form} />
          </Part>
        </div>
        <BuildSummary form={form} left={options.questionsLeftToday} />
      </div>
      {recent.length > 0 && (
        <Section id="recientes" title="Tus últimos tests" titleClass="mb-4 text-h3" className="mt-14">
          <ExamList exams={recent} caption="Tus últimos tests" />
        </Section>
      )}
    </>
  );
}

const onlyNames = {
  all: 'Todas',
  unseen: 'Sin ver',
  failed: 'Falladas',
  'ever-failed': 'Falladas alguna vez',
  flagged: 'Marcadas',
};
const difficulties = [
  { value: '0', label: 'Cualquiera' },
  { value: '1', label: 'Fácil' },
  { value: '2', label: 'Media' },
  { value: '3', label: 'Difícil' },
];

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-3.5 text-h4">{title}</h2>
      {children}
    </section>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton
    title="Haz tu test"
    above={ABOVE}
    className="grid gap-x-12 gap-y-9 xl:grid-cols-[minmax(0,1fr)_22rem]"
  >
    <div className="grid content-start gap-9">
      <Skeleton className="h-28 max-w-140" />
      <Skeleton className="h-24 max-w-120" />
      <Skeleton className="h-48" />
      <Skeleton className="h-96" />
    </div>
    <Skeleton className="h-80 rounded-lg" />
  </CampusSkeleton>
);
