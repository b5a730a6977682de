import { formatNumber, formatTwoDecimals } from '@atalaya/core/platform/number-format';
import { useState } from 'react';
import { Card, CardLink } from '../ui/card';
import { BarChart } from '../ui/charts/bar-chart';
import { ChartFrame } from '../ui/charts/chart-frame';
import { ChartLegend } from '../ui/charts/chart-legend';
import { DotPlot } from '../ui/charts/dot-plot';
import { Gauge } from '../ui/charts/gauge';
import { LineChart } from '../ui/charts/line-chart';
import { Checkbox } from '../ui/forms/checkbox';
import { Plate } from '../ui/plate';
import { Progress } from '../ui/progress';
import { Route, type Station } from '../ui/route';
import { type SortDirection, Table, Td, Th, Tr } from '../ui/table';
import { Demo, Section } from './section';

const decimal = (value: number) => formatTwoDecimals(value);

export default function DataSection() {
  return (
    <Section
      id="datos"
      title="Datos"
      intro="Gráficos donde se prefiere mirar a leer, y detrás de cada uno la tabla con sus cifras. Las líneas escalan con la pantalla; las letras no."
    >
      <div className="relative overflow-hidden rounded-lg bg-panel p-6 text-on-panel md:p-10">
        <Demo name="Ruta" code="Route" onPanel>
          <Route label="Sesión de muestra" stations={stations} onPanel />
        </Demo>
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <Card>
          <ChartFrame
            title="Nota de los simulacros"
            legend={
              <ChartLegend
                entries={[{ label: 'Tu nota' }, { label: 'Media del grupo', tone: 'muted', dashed: true }]}
              />
            }
            table={{
              columns: ['Semana', 'Tu nota', 'Media del grupo'],
              rows: marks.weeks.map((week, index) => [
                week,
                decimal(marks.own[index] ?? 0),
                decimal(marks.group[index] ?? 0),
              ]),
            }}
          >
            <LineChart
              xLabels={marks.weeks}
              yTicks={[0, 2.5, 5, 7.5, 10]}
              format={(value) => formatNumber(value)}
              target={{ value: 7.17, label: 'corte 7,17' }}
              series={[
                { label: 'Media del grupo', points: marks.group, tone: 'muted', dashed: true },
                { label: 'Tu nota', points: marks.own },
              ]}
            />
          </ChartFrame>
        </Card>
        <Card>
          <ChartFrame
            title="Temas más flojos"
            note="La línea de puntos marca el 70 %, el nivel que sostiene el corte."
            table={{
              columns: ['Tema', 'Dominio', 'Desde', 'Hasta'],
              rows: mastery.map(({ number, name, value, low, high }) => [
                `${number}. ${name}`,
                `${value} %`,
                `${low} %`,
                `${high} %`,
              ]),
            }}
          >
            <DotPlot
              target={70}
              rows={mastery.map(({ number, name, ...rest }) => ({
                ...rest,
                id: String(number),
                label: (
                  <>
                    <Plate variant="outline">{number}</Plate>
                    {name}
                  </>
                ),
              }))}
            />
          </ChartFrame>
        </Card>
        <Card>
          <ChartFrame
            title="Los próximos siete días"
            table={{ columns: ['Día', 'Repasos'], rows: due.map(({ label, value }) => [label, value]) }}
          >
            <BarChart bars={due} />
          </ChartFrame>
        </Card>
        <Card className="grid content-between gap-6">
          <Demo name="Medidor" code="Gauge">
            <div className="grid justify-items-center gap-1">
              <Gauge
                label="Probabilidad de llegar al corte"
                value={62}
                low={54}
                high={70}
                interval="entre 54 y 70 %"
              />
              <p className="text-small text-muted">probabilidad de llegar al corte (7,17)</p>
            </div>
          </Demo>
        </Card>
        <CardLink to="#datos">
          <div className="flex items-center gap-3.5">
            <Plate size="lg">18</Plate>
            <b className="font-display text-h4 font-bold">Delitos contra el patrimonio</b>
          </div>
          <div className="mt-4.5 mb-2">
            <Progress label="Dominio del tema 18" value={64} tone="gold" valueText="64 %" />
          </div>
          <p className="text-small text-muted">64 % dominado, 6 repasos hoy</p>
        </CardLink>
        <Demo name="Progreso" code="Progress">
          <div className="grid gap-2">
            <Progress label="Importación" value={140} max={420} valueText="140 de 420 preguntas" />
            <p className="text-small text-muted">140 de 420 preguntas</p>
          </div>
          <div className="grid gap-2">
            <Progress label="Plan" value={24} max={24} tone="success" />
            <p className="text-small text-muted">24 de 24 semanas</p>
          </div>
        </Demo>
      </div>
      <Demo name="Tabla" code="Table · Th · Tr · Td">
        <Mocks />
      </Demo>
    </Section>
  );
}

function Mocks() {
  const [direction, setDirection] = useState<SortDirection>('descending');
  const [picked, setPicked] = useState<readonly string[]>(['Oficial 12']);
  const rows = mocks.toSorted((a, b) => (direction === 'ascending' ? a.mark - b.mark : b.mark - a.mark));
  const all = picked.length === rows.length;
  const toggle = (name: string) =>
    setPicked(picked.includes(name) ? picked.filter((one) => one !== name) : [...picked, name]);
  return (
    <Table caption="Simulacros de muestra">
      <thead>
        <tr>
          <Th className="w-10">
            <Checkbox
              label="Elegir todos"
              hideLabel
              checked={all}
              indeterminate={!all && picked.length > 0}
              onChange={() => setPicked(all ? [] : rows.map(({ name }) => name))}
            />
          </Th>
          <Th>Simulacro</Th>
          <Th
            numeric
            sorted={direction}
            onSort={() => setDirection(direction === 'ascending' ? 'descending' : 'ascending')}
          >
            Nota
          </Th>
          <Th numeric>Aciertos</Th>
          <Th>Fecha</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, mark, right, date }) => (
          <Tr key={name} picked={picked.includes(name)}>
            <Td>
              <Checkbox
                label={`Elegir ${name}`}
                hideLabel
                checked={picked.includes(name)}
                onChange={() => toggle(name)}
              />
            </Td>
            <Td>{name}</Td>
            <Td numeric>
              <b>{decimal(mark)}</b>
            </Td>
            <Td numeric>{right}</Td>
            <Td className="whitespace-nowrap">{date}</Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Invented sample figures. */
const stations: readonly Station[] = [
  { id: 'review', title: 'Repasos', detail: '24 tarjetas · 12 min', state: 'done' },
  { id: 'topic', title: 'Tema 8, sección 3', detail: 'Escalas y categorías · 20 min', state: 'now' },
  { id: 'pause', title: 'Micropausa', detail: 'Respirar y mirar lejos · 3 min', state: 'pause' },
  { id: 'test', title: 'Test mixto', detail: '20 preguntas · 17 min' },
];

const marks = {
  weeks: ['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8'],
  own: [4.85, 5.2, 5.05, 5.9, 6.1, 6.45, 6.9, 7.35],
  group: [5.1, 5.2, 5.3, 5.45, 5.5, 5.7, 5.75, 5.9],
} as const;

const mastery = [
  { number: 8, name: 'Dirección General de la Policía', value: 41, low: 33, high: 49 },
  { number: 11, name: 'Infracciones de extranjería', value: 46, low: 35, high: 57 },
  { number: 39, name: 'Redes informáticas', value: 49, low: 40, high: 58 },
  { number: 21, name: 'Derecho procesal penal', value: 53, low: 47, high: 59 },
  { number: 34, name: 'Drogodependencias', value: 60, low: 52, high: 68 },
] as const;

const due = [
  { label: 'hoy', value: 54, current: true },
  { label: 'mié', value: 31 },
  { label: 'jue', value: 38 },
  { label: 'vie', value: 22 },
  { label: 'sáb', value: 27 },
  { label: 'dom', value: 12 },
  { label: 'lun', value: 19 },
] as const;

const mocks = [
  { name: 'Oficial 13', mark: 7.35, right: 79, date: '11 jul 2026' },
  { name: 'Oficial 12', mark: 6.9, right: 75, date: '4 jul 2026' },
  { name: 'Oficial 11', mark: 6.45, right: 72, date: '27 jun 2026' },
] as const;
