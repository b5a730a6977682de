import { brand } from '@atalaya/core/brand';
import type { Build } from '@atalaya/core/media/resources/resource-file.contract';
import type { Block, Sheet, SheetContent } from '@atalaya/core/media/resources/sheet';
import { rangesOf, studyWeeks } from '@atalaya/core/media/resources/study-weeks';
import { longDay } from '@atalaya/core/platform/date-format';
import { lawOverview } from '../../laws/overview';
import type { Kit } from '../../platform/kit';
import { questionBank } from '../../syllabus/question-bank';
import { questionBlocks } from './question-sheet';
import type { ResourceRow } from './resources.queries';
import { schemeBlocks } from './scheme-sheet';

type Of<K extends Build['kind']> = Extract<Build, { kind: K }>;

const OWN = `Elaboración propia de ${brand.name}.`;

/** What a generated resource consists of today. */
export async function sheetOf(kit: Kit, { title, description }: ResourceRow, build: Build): Promise<Sheet> {
  return { title, description, ...(await made(kit, build)) };
}

function made(kit: Kit, build: Build): Promise<SheetContent> | SheetContent {
  switch (build.kind) {
    case 'figures':
      return figures(kit, build);
    case 'schemes':
      return schemeBlocks(kit, build.topics);
    case 'questions':
      return questionBlocks(kit, build);
    case 'weeks':
      return weeks(kit, build);
    case 'rounds':
      return rounds(kit);
    case 'timetable':
      return timetable;
    case 'checklist':
      return checklist(build);
  }
}

/** The articles that have figures, law by law. */
async function figures(kit: Kit, { laws, most }: Of<'figures'>): Promise<SheetContent> {
  const overview = await lawOverview(kit);
  const chosen = new Set(
    overview.byExpected
      .filter(({ law, figures: found }) => laws.includes(law) && found.length > 0)
      .slice(0, most)
      .map(({ id }) => id),
  );
  const blocks = laws.flatMap((id): Block[] => {
    const law = overview.laws.get(id);
    const rows = overview.articles
      .filter((article) => article.law === id && chosen.has(article.id))
      .map(({ number, heading, figures: found }) => [
        /^\d/.test(number) ? `Art. ${number}` : number,
        heading,
        found.join('\n'),
      ]);
    if (!law || rows.length === 0) return [];
    const columns = [
      { label: 'Artículo', share: 0.13 },
      { label: 'De qué trata', share: 0.34 },
      { label: 'Cifra o plazo', share: 0.53 },
    ];
    return [
      { kind: 'heading', text: law.name },
      { kind: 'table', columns, rows, rowHeight: null },
    ];
  });
  const dates = laws.flatMap((id) => overview.laws.get(id)?.guide?.validOn ?? []);
  return {
    validOn: dates.sort()[0] ?? null,
    source: 'Textos consolidados del BOE, en nuestras palabras. No sustituye al texto oficial.',
    blocks,
  };
}

async function weeks(kit: Kit, { weeks: count }: Of<'weeks'>): Promise<SheetContent> {
  const { topics } = await questionBank(kit);
  const plan = studyWeeks(
    count,
    topics.map(({ number }) => number),
  );
  const columns = [
    { label: 'Semana', share: 0.12 },
    { label: 'Temas nuevos', share: 0.24 },
    { label: 'Repaso', share: 0.24 },
    { label: 'Simulacro', share: 0.16 },
    { label: 'Notas', share: 0.24 },
  ];
  const rows = plan.map(({ week, topics: news, review, hasMock }) => [
    String(week),
    rangesOf(news) || 'Ninguno',
    rangesOf(review) || 'Test de la semana',
    hasMock ? 'Uno completo' : '',
    '',
  ]);
  return {
    validOn: null,
    source: OWN,
    blocks: [
      {
        kind: 'text',
        text: 'Cada semana, los temas nuevos y el repaso de los de hace tres. Deja un día libre y mueve lo que no llegue a la semana siguiente, sin apilarlo.',
      },
      { kind: 'table', columns, rows, rowHeight: count > 10 ? 32 : 52 },
    ],
  };
}

async function rounds(kit: Kit): Promise<SheetContent> {
  const { topics } = await questionBank(kit);
  const columns = [
    { label: 'Tema', share: 0.08 },
    { label: 'Título', share: 0.52 },
    ...['1.ª', '2.ª', '3.ª', 'Test', 'Nota'].map((label) => ({ label, share: 0.08 })),
  ];
  const rows = topics.map(({ number, shortTitle }) => [String(number), shortTitle, '', '', '', '', '']);
  return {
    validOn: null,
    source: OWN,
    blocks: [
      {
        kind: 'text',
        text: 'Pon la fecha en cada vuelta. Lo que lleve más de un mes sin fecha es lo siguiente.',
      },
      { kind: 'table', columns, rows, rowHeight: 21 },
    ],
  };
}

const DAYS = ['Lun', 'Mar', 'Mié', 'Jue', 'Vie', 'Sáb', 'Dom'];
const HOURS = Array.from({ length: 15 }, (_, at) => `${at + 8}:00`);

const timetable: SheetContent = {
  validOn: null,
  source: OWN,
  blocks: [
    {
      kind: 'text',
      text: 'Bloques de 50 minutos y diez de descanso. Primero pon el sueño, el entreno y el trabajo; luego, el estudio.',
    },
    {
      kind: 'table',
      columns: [{ label: 'Hora', share: 0.09 }, ...DAYS.map((label) => ({ label, share: 0.13 }))],
      rows: HOURS.map((hour) => [hour, ...DAYS.map(() => '')]),
      rowHeight: 35,
    },
  ],
};

const checklist = ({ intro, parts }: Of<'checklist'>): SheetContent => ({
  validOn: null,
  source: OWN,
  blocks: [
    { kind: 'text', text: intro },
    ...parts.flatMap(({ title, items }): Block[] => [
      { kind: 'heading', text: title },
      { kind: 'checks', items },
    ]),
  ],
});

/** `Normas vigentes el 2 de mayo de 2026. …` */
export const originOf = ({ validOn, source }: Pick<Sheet, 'validOn' | 'source'>): string =>
  validOn ? `Normas vigentes el ${longDay(validOn)}. ${source}` : source;
