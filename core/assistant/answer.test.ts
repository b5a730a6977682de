import { describe, expect, it } from 'vitest';
import { holdingsOf } from '../syllabus/access';
import { answerFrom } from './answer';
import { questionFault } from './assistant';
import { lawPassages } from './content-passages';
import { type Passage, questionPassage, sectionPassages } from './passages';
import { buildSearch } from './search/search';

const body = `La **identificación** dura lo necesario.

Los fines son:

- Proteger los derechos.
- Preservar la convivencia.

| Dato | Regla |
|---|---|
| Tiempo en dependencias | Seis horas |
| Libro-registro | Motivos y duración |
`;

describe('the passages of a section', () => {
  const passages = sectionPassages({ topic: 14, id: 'identificacion', title: 'La identificación', body });

  it('are its paragraphs, rows and lists, each list with the line that announces it', () => {
    expect(passages.map(({ text, block }) => [block, text])).toEqual([
      [0, 'La identificación dura lo necesario.'],
      [2, 'Los fines son: Proteger los derechos. · Preservar la convivencia.'],
      [3, 'Tiempo en dependencias: Seis horas'],
      [3, 'Libro-registro: Motivos y duración'],
    ]);
  });
});

const passages: Passage[] = [
  ...sectionPassages({ topic: 14, id: 'identificacion', title: 'La identificación', body }),
  ...sectionPassages({
    topic: 2,
    id: 'fundamentales',
    title: 'Derechos fundamentales',
    body: 'La detención preventiva dura como máximo setenta y dos horas.',
  }),
  questionPassage({
    id: 't2-q001',
    topic: 2,
    section: 'fundamentales',
    stem: '¿Cuánto dura la detención preventiva?',
    options: { A: '24 horas', B: '72 horas', C: '48 horas' },
    answer: 'B',
    explanation: { A: 'No.', B: 'Lo dice la Constitución.', C: 'No.' },
    citation: 'art. 17.2 CE',
  }),
  {
    kind: 'protocol',
    owner: 'detencion',
    node: 'inicio',
    title: 'Detención: aviso',
    text: 'Informa de sus derechos al detenido.',
  },
];
const index = await buildSearch(passages, [
  { key: '14/identificacion', title: 'La identificación', around: 'Seguridad ciudadana' },
  { key: '2/fundamentales', title: 'Derechos fundamentales', around: 'Constitución' },
  { key: 'protocol/detencion', title: 'Detención', around: 'calabozo' },
]);
const none = holdingsOf([]);

describe('the passage of a question', () => {
  const asked = {
    id: 'q',
    topic: 21,
    section: 'detencion',
    options: { A: 'Puede agotarlas siempre', B: 'b', C: 'c' },
  };
  const explanation = { A: 'El plazo es un máximo.', B: '', C: '' };

  it.each([
    'Señale la afirmación INCORRECTA sobre la detención:',
    '¿Cuál de estas reglas NO rige?',
    'Indique lo que no es cierto:',
  ])('quotes why, and nothing that is not true: %s', (stem) => {
    const passage = questionPassage({ ...asked, stem, answer: 'A', explanation });
    expect(passage).toMatchObject({ text: 'El plazo es un máximo.', searched: 'Puede agotarlas siempre' });
  });

  it('quotes a statement only if it is true', () => {
    const statement = {
      ...asked,
      options: null,
      stem: 'Dura setenta y dos horas.',
      explanation: 'Art. 17.2 CE.',
    };
    expect(questionPassage({ ...statement, answer: 'true' }).text).toBe(
      'Dura setenta y dos horas. Art. 17.2 CE.',
    );
    expect(questionPassage({ ...statement, answer: 'false' }).text).toBe('Art. 17.2 CE.');
  });
});

describe('an answer', () => {
  it('leaves out a source that shares one common word with the question', async () => {
    const texts = await buildSearch(
      [
        ...sectionPassages({
          topic: 14,
          id: 'registros',
          title: 'Los registros',
          body: 'El registro corporal externo pide indicios racionales en cualquier calle.',
        }),
        ...sectionPassages({
          topic: 36,
          id: 'letras',
          title: 'Las letras',
          body: 'No se confunde calle con cae.',
        }),
      ],
      [
        { key: '14/registros', title: 'Los registros', around: 'Seguridad' },
        { key: '36/letras', title: 'Las letras', around: 'Lengua' },
      ],
    );
    const answer = answerFrom(texts, '¿puedo cachear en la calle con indicios?', {
      reader: 'elite',
      holdings: none,
    });
    expect(answer.sources.map(({ title }) => title)).toEqual(['Los registros']);
  });

  it('quotes the card that asks the same, under what it asks', async () => {
    const cards = await buildSearch(
      [
        ...sectionPassages({
          topic: 21,
          id: 'detencion',
          title: 'La detención',
          body: 'La detención es una medida cautelar que dura poco. La detención se documenta.',
        }),
        {
          kind: 'card',
          topic: 21,
          section: 'detencion',
          title: 'Duración de la prórroga de la detención terrorista',
          text: 'Otras 48 horas.',
        },
        {
          kind: 'card',
          topic: 21,
          section: 'detencion',
          title: 'Cuánto dura la detención',
          text: 'Setenta y dos horas.',
        },
      ],
      [{ key: '21/detencion', title: 'La detención', around: 'Procesal' }],
    );
    const answer = answerFrom(cards, '¿cuánto puede durar una detención?', {
      reader: 'elite',
      holdings: none,
    });
    expect(answer.parts[0]).toMatchObject({
      settles: 'Cuánto dura la detención',
      text: 'Setenta y dos horas.',
    });
  });

  it('quotes passages and names the sources that open at them', () => {
    const answer = answerFrom(index, '¿cuánto dura la detención preventiva?', {
      reader: 'demo',
      holdings: none,
    });
    expect(answer.kind).toBe('answered');
    expect(answer.parts[0]).toEqual({
      settles: 'La cifra',
      text: 'La detención preventiva dura como máximo setenta y dos horas.',
      source: 1,
    });
    expect(answer.sources[0]).toMatchObject({
      label: 'Temario · Tema 2',
      path: '/campus-estudio/temario/tema-2/fundamentales#bloque-0',
      text: 'La ⟦detención⟧ ⟦preventiva⟧ ⟦dura⟧ como máximo setenta y dos horas.',
    });
    expect(answer.practice).toEqual({ topic: 2, section: 'fundamentales', questions: ['t2-q001'] });
    expect(answer.related).toEqual(['¿Cuánto dura la detención preventiva?']);
  });

  it('never quotes what the plan does not open: it names it with the plan', () => {
    const question = 'tiempo en dependencias para la identificación';
    const shut = answerFrom(index, question, { reader: 'demo', holdings: none });
    expect(shut).toMatchObject({
      kind: 'locked',
      sources: [],
      locked: [{ title: 'La identificación', topic: 14, plan: 'basico' }],
    });
    expect(JSON.stringify(shut)).not.toContain('Seis horas');
    expect(answerFrom(index, question, { reader: 'basico', holdings: none }).kind).toBe('answered');
    const bought = holdingsOf([{ kind: 'topic', subject: '14' }]);
    expect(answerFrom(index, question, { reader: 'demo', holdings: bought }).kind).toBe('answered');
  });

  it('quotes the paragraph that says it, not the shortest row under the same title', async () => {
    const schengen = sectionPassages({
      topic: 4,
      id: 'schengen',
      title: 'Agencias y espacio Schengen',
      body: `| Agencia | Sede |
|---|---|
| ENISA | Atenas |

El acuerdo de Schengen es de 1985 y suprime los controles en las fronteras interiores del espacio común.

Cada Estado tiene una oficina.`,
    });
    const small = await buildSearch(
      [...passages, ...schengen],
      [{ key: '4/schengen', title: 'Agencias y espacio Schengen', around: 'Unión Europea' }],
    );
    const answer = answerFrom(small, '¿qué es el espacio Schengen?', { reader: 'elite', holdings: none });
    expect(answer.parts[0]?.text).toContain('suprime los controles');
  });

  it('ends with the article that settles it, which opens at its page', async () => {
    const { passages: articles, places } = lawPassages([
      {
        lawSlug: 'ce',
        lawShortName: 'CE',
        number: '17',
        slug: '17',
        heading: 'Libertad y seguridad',
        statement: 'La detención preventiva no dura más de lo necesario y, como máximo, setenta y dos horas.',
      },
      {
        lawSlug: 'ce',
        lawShortName: 'CE',
        number: '5',
        slug: '5',
        heading: 'La capital',
        statement: 'La capital del Estado es la villa de Madrid.',
      },
    ]);
    const answer = answerFrom(index, '¿cuánto dura la detención preventiva?', {
      reader: 'demo',
      holdings: none,
      laws: await buildSearch(articles, places),
    });
    expect(answer.sources.at(-1)).toMatchObject({
      kind: 'law',
      title: 'Art. 17 CE',
      label: 'Ley: Libertad y seguridad',
      path: '/codificado/ce/17',
    });
    expect(answer.parts.at(-1)?.text).toContain('setenta y dos horas');
  });

  it('names no article that only has words of the question', async () => {
    const { passages: articles, places } = lawPassages([
      {
        lawSlug: 'dependencia',
        lawShortName: 'Ley 39/2006',
        number: '19',
        slug: '19',
        heading: 'Asistencia personal',
        statement: 'Dura unas horas y procura la autonomía de quien la recibe, de forma preventiva.',
      },
    ]);
    const answer = answerFrom(index, '¿cuánto dura la detención preventiva?', {
      reader: 'elite',
      holdings: none,
      laws: await buildSearch(articles, places),
    });
    expect(answer.kind).toBe('answered');
    expect(answer.sources.map(({ kind }) => kind)).not.toContain('law');
  });

  it('gives a guest protocols and tools', () => {
    const answer = answerFrom(index, 'qué derechos se informa al detenido', {
      reader: 'guest',
      holdings: none,
    });
    expect(answer.sources.map(({ path }) => path)).toEqual(['/protocolos/detencion#paso-inicio']);
  });

  it('says that it has nothing, without sources', () => {
    expect(answerFrom(index, 'receta de tortilla', { reader: 'elite', holdings: none })).toMatchObject({
      kind: 'nothing',
      parts: [],
      sources: [],
    });
  });

  it.each([
    ['quiero morirme', 'harm'],
    ['¿dónde vive el comisario García?', 'people'],
    ['me han denunciado, ¿qué hago?', 'own-case'],
    ['pásame las preguntas del examen filtradas', 'leak'],
  ])('refuses «%s»', (question, refusal) => {
    expect(answerFrom(index, question, { reader: 'elite', holdings: none })).toMatchObject({
      kind: 'refused',
      refusal,
    });
  });
});

it('says how long a question is and may be', () => {
  expect(questionFault('a'.repeat(20_000))).toContain('20.000 caracteres y el máximo son 500');
  expect(questionFault('  ')).toBe('Escribe tu pregunta.');
  expect(questionFault('¿qué es el dolo?')).toBeNull();
});
