import { longDay } from '@atalaya/core/platform/date-format';
import type { DocumentForm } from '@atalaya/core/tools/documents/document-form';
import { forgery } from '@atalaya/core/tools/documents/documents';
import {
  checkWords,
  type MrzCheck,
  type MrzDate,
  type MrzRead,
  readMrz,
} from '@atalaya/core/tools/documents/mrz';
import { type Basis, basis } from '@atalaya/core/tools/norms';
import { Check, TriangleAlert, X } from 'lucide-react';
import { Fragment } from 'react';
import { Textarea } from '../../ui/forms/textarea';
import { Note } from '../../ui/note';
import { BasisList } from '../basis-list';
import { FormCard } from '../form-card';
import { Outcome, Waiting } from '../outcome';
import { useToday } from '../use-today';
import type { ToolForm } from '../use-tool-form';

const card = basis('RD 255/2025', '12', 'El DNI lleva tres líneas de 30 caracteres');
const booklet = basis('RD 896/2003', '10', 'El pasaporte lleva dos líneas para la lectura mecánica');

/** The digits themselves follow ICAO's document 9303, which is no law. */
const lawOf = ({ size, fields, isValid }: MrzRead): Basis[] => [
  ...(fields.issuer === 'ESP' && size === 'TD1' ? [card] : []),
  ...(fields.issuer === 'ESP' && size === 'TD3' ? [booklet] : []),
  ...(isValid ? [] : forgery),
];

export function MrzSection({ form }: { form: ToolForm<DocumentForm> }) {
  const today = useToday();
  const result = readMrz(form.inputs.mrz, today);
  return (
    <section
      aria-label="Comprobador de la MRZ"
      className="mt-5 grid items-start gap-5 lg:grid-cols-[5fr_7fr]"
    >
      <FormCard formRef={form.formRef} label="Zona de lectura mecánica">
        <Textarea
          label="MRZ, línea a línea"
          hint="3 líneas de 30 (tarjetas), 2 de 36 o 2 de 44 (pasaporte). El relleno se escribe <."
          rows={4}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={400}
          wrap="off"
          className="overflow-x-auto font-mono text-[0.9375rem]!"
          error={result.kind === 'fault' ? result.fault : undefined}
          {...form.field('mrz')}
        />
      </FormCard>
      {result.kind === 'read' ? (
        <MrzOutcome result={result} today={today} />
      ) : (
        <Waiting>Escribe la MRZ: se comprueba cada dígito y se señala el que falla.</Waiting>
      )}
    </section>
  );
}

function MrzOutcome({ result, today }: { result: MrzRead; today: string }) {
  const { fields, checks, isValid, holder } = result;
  const isExpired = fields.expiry.day !== undefined && fields.expiry.day < today;
  const wrong = checks.filter(({ isRight }) => !isRight);
  const faults = [fields.birth.fault, fields.expiry.fault].filter((fault) => fault !== undefined);
  return (
    <Outcome
      tone={!isValid ? 'danger' : isExpired || holder?.isRight === false ? 'warning' : 'success'}
      above={`Formato ${result.size}`}
      title={isValid ? 'Todos los dígitos encajan' : 'La MRZ no cuadra'}
      text={
        <>
          {wrong.map((check) => (
            <p key={check.name}>
              {checkWords[check.name]}: hay <b className="font-mono">{check.found}</b> y tendría que haber{' '}
              <b className="font-mono">{check.expected}</b>.{' '}
              {check.misreading &&
                `En la línea ${check.misreading.line + 1}, posición ${check.misreading.at + 1}, quizá sea ${check.misreading.instead}.`}
            </p>
          ))}
          {faults.map((fault) => (
            <p key={fault}>{fault}</p>
          ))}
          {isValid && isExpired && <p>Caducado.</p>}
          {holder?.isRight === false && <p>La letra de {holder.id} no es la suya.</p>}
        </>
      }
    >
      <MrzLines lines={result.lines} checks={checks} />
      <Fields result={result} />
      <ul className="grid gap-1 text-small sm:grid-cols-2">
        {checks.map(({ name, isRight }) => (
          <li key={name} className="flex items-center gap-2">
            {isRight ? (
              <Check aria-label="Bien" role="img" className="size-4.5 text-success" />
            ) : (
              <X aria-label="Mal" role="img" className="size-4.5 text-danger" />
            )}
            {checkWords[name]}
          </li>
        ))}
      </ul>
      <Note icon={<TriangleAlert />}>
        Los dígitos siguen el Doc 9303 de la OACI y no lo ven todo: dos cifras vecinas que se diferencian en 5
        y cambian de orden (16 y 61) dan lo mismo. Compara siempre la MRZ con lo impreso.
      </Note>
      <BasisList list={lawOf(result)} label="Base legal de la MRZ" />
    </Outcome>
  );
}

/** The band as printed, with the failing digit marked. */
function MrzLines({ lines, checks }: { lines: readonly string[]; checks: readonly MrzCheck[] }) {
  const isWrong = (line: number, at: number) =>
    checks.some((check) => !check.isRight && check.line === line && check.at === at);
  return (
    <div className="rounded-md border border-line-strong p-3">
      <div className="@container">
        <p
          className="font-mono leading-relaxed"
          style={{ fontSize: `min(1.125rem, ${100 / ((lines[0]?.length ?? 1) * 0.62)}cqw)` }}
        >
          {lines.map((text, line) => (
            <span key={text + String(line)} className="block whitespace-nowrap">
              {[...text].map((character, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the characters of a line never move
                <Fragment key={at}>
                  {isWrong(line, at) ? (
                    <mark className="rounded-sm bg-danger text-on-status outline-2 outline-danger">
                      {character}
                    </mark>
                  ) : (
                    character
                  )}
                </Fragment>
              ))}
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}

const dateWords = ({ written, day }: MrzDate): string => (day ? longDay(day) : written);

const sexes: Record<string, string> = { M: 'Hombre', F: 'Mujer', '<': 'Sin indicar' };

function Fields({ result: { fields, holder } }: { result: MrzRead }) {
  const rows = [
    ['Apellidos', fields.surname],
    ['Nombre', fields.given],
    ['Número', fields.number],
    ['Expedido por', fields.issuer],
    ['Nacionalidad', fields.nationality],
    ['Nacimiento', dateWords(fields.birth)],
    ['Sexo', sexes[fields.sex] ?? fields.sex],
    ['Caduca', fields.expiry.isPermanent ? 'Permanente (01-01-9999)' : dateWords(fields.expiry)],
    ...(holder
      ? [['DNI o NIE', `${holder.id}${holder.isRight ? ', letra correcta' : ', letra incorrecta'}`]]
      : []),
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-small sm:grid-cols-[auto_1fr_auto_1fr] [&_dt]:text-muted">
      {rows.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
