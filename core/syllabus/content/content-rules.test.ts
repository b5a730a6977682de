import { describe, expect, it } from 'vitest';
import type { Law, Question, TopicHead, TrueFalse } from './content.contract.ts';
import {
  page,
  placed,
  question,
  SOUND_BODY,
  SOUND_SPEECH,
  soundLibrary,
  soundTopic,
  statement,
  TODAY,
} from './content.factory.ts';
import type { ContentLibrary } from './content-library.ts';
import { contentFaults } from './content-rules.ts';

const reasons = (library: ContentLibrary) =>
  contentFaults(library, TODAY).map(
    ({ file, line, field, reason }) => `${file.split('/').at(-1)}:${line} ${field} — ${reason}`,
  );

const topic = soundTopic();
const withHead = (change: Partial<TopicHead>) =>
  soundLibrary({ ...topic, head: { ...topic.head, value: { ...topic.head.value, ...change } } });
const withBody = (text: string) =>
  soundLibrary({ ...topic, head: { ...topic.head, body: { text, line: 10 } } });
const withQuestions = (...changes: Partial<Question>[]) => {
  const changed = topic.questions.map((place, index) => ({
    ...place,
    value: question(index, changes[index]),
  }));
  return soundLibrary({ ...topic, questions: changed });
};
const everyQuestion = (change: (index: number) => Partial<Question>) =>
  withQuestions(...topic.questions.map((_, index) => change(index)));
const withStatements = (change: (index: number) => Partial<TrueFalse>) =>
  soundLibrary({
    ...topic,
    trueFalse: topic.trueFalse.map((place, index) => ({ ...place, value: statement(index, change(index)) })),
  });
const withTerm = (clue: string, word = 'refrendo') => {
  const [first, ...rest] = topic.terms;
  return soundLibrary({
    ...topic,
    terms: first ? [{ ...first, value: { ...first.value, word, clue } }, ...rest] : [],
  });
};
const withSpeech = (text: string) =>
  soundLibrary({ ...topic, listen: page({ title: 'Audio', voice: 'es-ES' }, 'listen.md', text) });
const withPost = (text: string) => {
  const library = soundLibrary();
  return { ...library, posts: library.posts.map((post) => ({ ...post, body: { text, line: 12 } })) };
};
const withLaw = (change: Partial<Law>) => {
  const library = soundLibrary();
  return { ...library, laws: library.laws.map((law) => ({ ...law, value: { ...law.value, ...change } })) };
};
const repeatedSteps = {
  label: 'Fases',
  ordered: true as const,
  children: [{ label: 'Una' }, { label: 'Dos' }, { label: 'Una' }],
};
const options = (A: string, B = 'Los de veinte', C = 'Los de treinta') => ({ A, B, C });
const firstQuestion = topic.questions[0] ?? placed(question(0), '');

describe('a sound library', () => {
  it('has no faults', () => expect(reasons(soundLibrary())).toEqual([]));

  it('asks nothing but front matter of an outline', () => {
    const outline = soundTopic({
      questions: [],
      trueFalse: [],
      flashcards: [],
      terms: [],
      scheme: null,
      listen: null,
    });
    const head = {
      ...outline.head,
      value: { ...outline.head.value, status: 'outline' as const },
      body: { text: '', line: 9 },
    };
    expect(reasons({ ...soundLibrary({ ...outline, head }), posts: [] })).toEqual([]);
  });
});

describe('each fault is found where it stands', () => {
  const cases: [name: string, library: ContentLibrary, fault: string][] = [
    [
      'a repeated stem',
      withQuestions({}, { stem: question(0).stem.toUpperCase() }),
      'questions.yaml:2 stem — the same as',
    ],
    [
      'a nearly repeated stem with the same answer',
      withQuestions(
        { stem: '¿Qué mayoría exige la moción de censura al Gobierno en el Congreso?', fact: 'mocion' },
        { stem: '¿Qué mayoría exige la moción de censura al Gobierno en el Congreso hoy?', fact: 'mocion' },
      ),
      'questions.yaml:2 stem — nearly the same as',
    ],
    [
      'a repeated id',
      withQuestions({}, { id: 't03-q001' }),
      'questions.yaml:2 id — «t03-q001» is already at',
    ],
    [
      'an id of another topic',
      withQuestions({ id: 't04-q001' }),
      'questions.yaml:1 id — t04-q001 does not belong to topic 3',
    ],
    [
      'an unknown section',
      withQuestions({ section: 'senado' }),
      'questions.yaml:1 section — «senado» is not a section',
    ],
    [
      'an unknown law',
      withQuestions({ reference: { law: 'lopj', article: '1' } }),
      'reference.law — «lopj» is not a law of laws.yaml',
    ],
    [
      'a date to come',
      withQuestions({ validOn: '2026-11-16' }),
      'questions.yaml:1 validOn — 2026-11-16 is in the future',
    ],
    [
      'a question dated after the law text it was checked against',
      withLaw({ captured: '2026-11-14' }),
      'questions.yaml:1 validOn — 2026-11-15 is after 2026-11-14, the day of our text of «constitucion»',
    ],
    [
      'a true/false statement dated after the law text it was checked against',
      withLaw({ captured: '2026-11-14' }),
      'true-false.yaml:20 validOn — 2026-11-15 is after 2026-11-14, the day of our text of «constitucion»',
    ],
    [
      'a topic dated after the oldest of its law texts',
      withLaw({ captured: '2026-11-14' }),
      'topic.md:1 validOn — 2026-11-15 is after 2026-11-14, the day of our text of «constitucion»',
    ],
    [
      'a law text captured before the reform it holds',
      withLaw({ captured: '2024-02-16' }),
      'laws.yaml:1 captured — 2024-02-16 is before the reform of 2024-02-17',
    ],
    [
      'a law text captured in the future',
      withLaw({ captured: '2026-11-16' }),
      'laws.yaml:1 captured — 2026-11-16 is in the future',
    ],
    [
      'a fact asked four times',
      everyQuestion((index) => (index < 4 ? { fact: 'uno' } : {})),
      'questions.yaml:4 fact — «uno» is asked for the 4th',
    ],
    [
      'equal alternatives',
      withQuestions({ options: options('Los de veinte') }),
      'questions.yaml:1 options — two alternatives are the same',
    ],
    [
      'uneven alternatives',
      withQuestions({ options: options('Los de diez'.repeat(5)) }),
      'options — alternatives of uneven length',
    ],
    [
      '«todas las anteriores»',
      withQuestions({ options: options('Todas las anteriores') }),
      'options.A — points at the other alternatives',
    ],
    [
      'a letter right too often',
      everyQuestion(() => ({ answer: 'B' })),
      'questions.yaml:1 answer — B is right in 100 %',
    ],
    [
      'a right answer given away by its length',
      everyQuestion((index) => ({ answer: 'A', options: options(`Los de ${index} miembros del pleno`) })),
      'questions.yaml:1 options — the right alternative is clearly the longest in 100 %',
    ],
    [
      'too many true statements',
      withStatements(() => ({ answer: true })),
      'true-false.yaml:1 answer — 100 % are true',
    ],
    [
      'too few questions',
      soundLibrary({ ...topic, questions: topic.questions.slice(0, 29) }),
      'questions.yaml:1 count — 29 sound items',
    ],
    [
      'too few true/false',
      soundLibrary({ ...topic, trueFalse: [] }),
      'true-false.yaml:1 count — 0 sound items',
    ],
    [
      'too few flashcards',
      soundLibrary({ ...topic, flashcards: [] }),
      'flashcards.yaml:1 count — 0 sound items',
    ],
    ['too few terms', soundLibrary({ ...topic, terms: [] }), 'terms.yaml:1 count — 0 sound items'],
    [
      'a clue that gives its word',
      withTerm('Los refrendos del Rey'),
      'terms.yaml:1 clue — contains its word',
    ],
    [
      'a word twice in a topic',
      withTerm('Otra pista', 'refrendb'),
      'terms.yaml:2 word — «refrendb» is already at',
    ],
    [
      'a thin scheme',
      soundLibrary({ ...topic, scheme: placed({ title: 'T', nodes: [{ label: 'Una' }] }, 'scheme.yaml') }),
      'scheme.yaml:1 nodes — has 1 nodes',
    ],
    [
      'a sequence that repeats a step',
      soundLibrary({ ...topic, scheme: placed({ title: 'T', nodes: [repeatedSteps] }, 'scheme.yaml') }),
      'scheme.yaml:1 nodes — «Fases» is ordered',
    ],
    ['a short speech', withSpeech('Hola.'), 'listen.md:10 body — has 1 words'],
    ['a list in a speech', withSpeech(`- punto\n${SOUND_SPEECH}`), 'listen.md:10 body — must be plain prose'],
    [
      'digits in a speech',
      withSpeech(`${SOUND_SPEECH}\nSon 72 horas.`),
      'listen.md:11 body — writes a figure in digits',
    ],
    ['a short body', withBody('## La Corona {#corona}\n'), 'topic.md:10 body — has 2 words'],
    [
      'a body that is too long',
      withBody(SOUND_BODY.replace('quién', 'quién '.repeat(8000))),
      'words, must have 1,800 to 9,500',
    ],
    [
      'a missing heading',
      withBody(SOUND_BODY.replace('## Las Cortes {#cortes}\n', '')),
      'topic.md:10 body — no heading for the section «cortes»',
    ],
    [
      'a heading without id',
      withBody(SOUND_BODY.replace(' {#corona}', '')),
      'topic.md:10 body — the heading «La Corona» has no',
    ],
    [
      'a heading of no section',
      withBody(`## Otra {#otra}\n${SOUND_BODY}`),
      'topic.md:10 body — #otra is not in sections',
    ],
    [
      'a summary of four lines',
      withBody(SOUND_BODY.replace('5. Una línea.', '')),
      'body — the summary has 4 list items',
    ],
    ['a broken anchor', withBody(`${SOUND_BODY}\n[x](#nada)`), 'body — broken link: #nada'],
    [
      'a broken link to a topic',
      withPost('[x](../99-nada/topic.md)'),
      '.md:12 body — broken link: ../99-nada/topic.md',
    ],
    ['a broken link to a page', withPost('[x](/legal/nada)'), '.md:12 body — broken link: /legal/nada'],
    ['a link out without https', withPost('[x](http://example.org)'), '.md:12 body — broken link: http://'],
    ['HTML in Markdown', withBody(`Hola <b>\n${SOUND_BODY}`), 'topic.md:10 body — holds the HTML <b>'],
    [
      'HTML in a field',
      withQuestions({ stem: '¿Es <i>esto</i>?' }),
      'questions.yaml:1 stem — holds the HTML <i>',
    ],
    [
      'a lost accent',
      withQuestions({ stem: '¿Qué dice el articulo dos?' }),
      'questions.yaml:1 stem — accent missing: articulo',
    ],
    [
      'garbled letters',
      withQuestions({ stem: '¿Qué es la detenciÃ³n?' }),
      'questions.yaml:1 stem — is garbled',
    ],
    [
      'an epigraph no section covers',
      withHead({ sections: [{ id: 'corona', title: 'La Corona', epigraphs: ['corona'] }] }),
      'epigraphs.1 — «cortes» is covered by no section',
    ],
    [
      'an epigraph no question asks',
      everyQuestion(() => ({ section: 'corona' })),
      'epigraphs.1 — «cortes» is asked by no question',
    ],
    [
      'an epigraph of our own making',
      withHead({ epigraphs: [{ id: 'corona', text: 'El Rey' }] }),
      'epigraphs.0.text — is not the official wording',
    ],
    [
      'a piece of the title left out',
      withHead({ epigraphs: [{ id: 'corona', text: 'De la Corona' }] }),
      'epigraphs — nothing stands for «De las Cortes Generales»',
    ],
    ['a topic in the wrong block', withHead({ block: 'C' }), 'topic.md:1 block — topic 3 is of block A'],
    [
      'a number that is not the folder’s',
      withHead({ number: 4 }),
      'topic.md:1 number — the folder must start with 04-',
    ],
    [
      'an unknown law of the topic',
      withHead({ laws: ['constitucion', 'x'] }),
      'topic.md:1 laws.1 — «x» is not a law',
    ],
    [
      'a law the topic does not name',
      withHead({ laws: [] }),
      'reference.law — «constitucion» is missing from the laws of topic.md',
    ],
    ['a post by nobody', { ...soundLibrary(), authors: [] }, 'author — «ana» is not in authors.yaml'],
    [
      'a topic twice',
      {
        ...soundLibrary(),
        topics: [topic, { ...topic, questions: [], trueFalse: [], flashcards: [], terms: [] }],
      },
      'number — «3» is already at',
    ],
  ];

  it.each(cases)('%s', (_, library, fault) => {
    expect(reasons(library)).toEqual(expect.arrayContaining([expect.stringContaining(fault)]));
  });
});

describe('what is no fault', () => {
  it('nearly the same words about another fact with another answer', () => {
    const stem = (kind: string) =>
      `¿En qué plazo prescriben, según la ley de seguridad ciudadana, las infracciones ${kind}?`;
    expect(reasons(withQuestions({ stem: stem('leves') }, { stem: stem('graves') }))).toEqual([]);
  });

  it('misspelt alternatives in the spelling topic', () => {
    const library = withQuestions({
      options: options('El articulo', 'El artículo', 'El artícúlo'),
      stem: '¿Cuál va sin «policia»?',
    });
    const spelling = library.topics.map((each) => ({
      ...each,
      head: { ...each.head, value: { ...each.head.value, number: 37 } },
    }));
    expect(reasons({ ...library, topics: spelling }).filter((reason) => reason.includes('accent'))).toEqual(
      [],
    );
  });

  it('the pair of topics is reported on both sides, so that each writer sees it', () => {
    const twin = {
      ...firstQuestion,
      file: 'content/syllabus/04-x/questions.yaml',
      value: question(0, { id: 't04-q001' }),
    };
    const other = { ...topic, folder: 'content/syllabus/04-x', questions: [twin] };
    const stems = contentFaults({ ...soundLibrary(), topics: [topic, other] }, TODAY).filter(
      ({ field }) => field === 'stem',
    );
    expect(stems.map(({ file }) => file)).toEqual([firstQuestion.file, twin.file]);
  });
});
