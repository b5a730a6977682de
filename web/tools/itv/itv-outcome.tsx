import { longDay } from '@atalaya/core/platform/date-format';
import { formatCount } from '@atalaya/core/platform/number-format';
import { EARLY_DAYS, frequencyWords, type ItvKind, itvNames } from '@atalaya/core/tools/itv/itv';
import type { ItvReading } from '@atalaya/core/tools/itv/itv-form';
import { writeReminder } from '@atalaya/core/tools/itv/reminder';
import { type Basis, basis } from '@atalaya/core/tools/norms';
import { CalendarPlus } from 'lucide-react';
import { saveFile } from '../../platform/save-file';
import { Button } from '../../ui/button';
import { BasisList } from '../basis-list';
import { Figure, Outcome, type Tone } from '../outcome';

type Result = NonNullable<ItvReading['result']>;
type Due = Extract<Result, { kind: 'due' }>;

const itv = (article: string, text: string) => basis('RD 920/2017', article, text);
const isSpecial = (kind: ItvKind) => kind === 'taxi' || kind === 'autoescuela';
const frequency = (kind: ItvKind): Basis =>
  itv(
    kind.includes('historic') ? '6.2' : '6.1',
    `Frecuencia: ${isSpecial(kind) ? 'servicios especiales' : 'por clase y antigüedad'}`,
  );

export function ItvOutcome({ reading, result }: { reading: ItvReading; result: Result }) {
  if (result.kind === 'exempt')
    return (
      <Outcome
        tone="success"
        above="Exento"
        title="No pasa ITV"
        text={<p>Puede pasarla, si quiere, como voluntaria.</p>}
      >
        <BasisList list={[itv('6.2', 'Históricos exentos: más de 60 años y ciclomotores')]} />
      </Outcome>
    );
  return <DueOutcome reading={reading} due={result} />;
}

function DueOutcome({ reading: { kind, verdict }, due }: { reading: ItvReading; due: Due }) {
  const isLate = due.daysLeft < 0;
  const isBad = due.from === 'second';
  const tone: Tone = isLate ? 'danger' : isBad || due.daysLeft <= EARLY_DAYS ? 'warning' : 'success';
  return (
    <Outcome
      tone={tone}
      above={isLate ? (isBad ? 'Plazo pasado' : 'Caducada') : isBad ? 'Pendiente de volver' : 'En plazo'}
      title={longDay(due.due)}
      text={<Reason due={due} verdict={verdict} />}
      figures={<Penalty isLate={isLate} verdict={isBad ? verdict : undefined} daysLeft={due.daysLeft} />}
    >
      {!isLate && <ReminderButton kind={kind} day={due.due} />}
      <section>
        <h2 className="text-h4">{itvNames[kind]}</h2>
        <ul className="mt-2 text-small text-muted">
          {frequencyWords(kind).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </section>
      <BasisList list={lawOf(kind, due, verdict, isLate)} />
    </Outcome>
  );
}

function Reason({ due, verdict }: { due: Due; verdict: ItvReading['verdict'] }) {
  const { from, daysLeft } = due;
  if (from === 'second')
    return (
      <p>
        {verdict === 'negativa'
          ? 'Con un defecto muy grave no puede circular: sale por otros medios y vuelve, reparado, antes de esa fecha.'
          : 'Con un defecto grave solo puede ir al taller y volver a la ITV antes de esa fecha.'}{' '}
        Después, la inspección es completa.
      </p>
    );
  return (
    <p>
      {from === 'first' && 'Es la primera inspección. '}
      {from === 'printed' && 'Es la fecha de la última ITV. '}
      {from === 'expiry' &&
        'Se inspeccionó en los 30 días anteriores al vencimiento, así que cuenta desde ese día. '}
      {from === 'inspection' && 'Cuenta desde el día de la inspección. '}
      {daysLeft < 0
        ? `Pasó hace ${formatCount(-daysLeft, 'día', 'días')}: no hay prórroga.${from === 'first' ? ' Si ya ha pasado alguna, escribe cuándo caduca.' : ''}`
        : `Quedan ${formatCount(daysLeft, 'día', 'días')}.`}
    </p>
  );
}

type PenaltyProps = { isLate: boolean; verdict: ItvReading['verdict'] | undefined; daysLeft: number };

function Penalty({ isLate, verdict }: PenaltyProps) {
  if (verdict === 'negativa') return <Figure value="500 €" of="por circular: muy grave, sin puntos" />;
  if (verdict === 'desfavorable' || isLate)
    return <Figure value="200 €" of="por circular así: grave, sin puntos" />;
  return null;
}

function lawOf(kind: ItvKind, due: Due, verdict: ItvReading['verdict'], isLate: boolean): readonly Basis[] {
  if (due.from === 'second')
    return [
      itv(
        '9.4',
        verdict === 'negativa' ? 'Un defecto muy grave: negativa' : 'Un defecto grave: desfavorable',
      ),
      itv(verdict === 'negativa' ? '11.3' : '11.2', 'Dos meses para volver'),
      itv('11.4', 'Fuera de plazo, inspección completa'),
      verdict === 'negativa'
        ? basis('LTSV', '77.ll', 'Afecta gravemente a la seguridad: muy grave, 500 €')
        : basis('LTSV', '76.o', 'Infracción grave de las normas de la ITV: 200 €'),
    ];
  return [
    frequency(kind),
    itv('6.5', 'Validez: desde la inspección, o desde que caducaba si faltaban 30 días o menos'),
    ...(isLate
      ? [
          basis('LTSV', '76.o', 'Circular sin ITV en vigor: grave'),
          basis('LTSV', '80.1', 'Infracción grave: 200 €; la mitad si se paga en 20 días (art. 94)'),
          itv('6.9', 'Denuncia y 10 días para pasarla; después, baja de oficio'),
        ]
      : []),
  ];
}

function ReminderButton({ kind, day }: { kind: ItvKind; day: string }) {
  const save = () => {
    const stamp = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
    const text = `${itvNames[kind]}. Puede pasarse desde 30 días antes sin perder tiempo (art. 6.5 RD 920/2017).`;
    const event = {
      uid: `itv-${day}-${stamp}@atalaya`,
      day,
      title: 'Caduca la ITV',
      text,
      stamp,
      daysBefore: EARLY_DAYS,
    };
    saveFile(`itv-${day}.ics`, new Blob([writeReminder(event)], { type: 'text/calendar;charset=utf-8' }));
  };
  return (
    <Button
      variant="outline"
      size="sm"
      className="justify-self-start noscript:hidden print:hidden"
      onClick={save}
    >
      <CalendarPlus />
      Recordatorio para el calendario
    </Button>
  );
}
