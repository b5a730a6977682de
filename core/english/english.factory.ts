import type { Placed } from '../platform/content-fault.ts';
import type {
  CourseUnit,
  Exercise,
  Lesson,
  PlacementItem,
  VocabularyCategory,
  VocabularyWord,
} from './content.contract.ts';
import type { EnglishLibrary } from './english-rules.ts';

// A valid library; each test breaks one thing in it.

type Of<K extends Exercise['kind']> = Extract<Exercise, { kind: K }>;
const explanation = 'Es la forma correcta.';

export const gap = (change: Partial<Of<'gap'>> = {}): Of<'gap'> => ({
  id: 'l01-e01',
  kind: 'gap',
  skill: 'grammar',
  sentence: 'She ___ from Leeds. (be)',
  answers: ['is'],
  spelling: 'both',
  explanation,
  ...change,
});

export const choice = (change: Partial<Of<'choice'>> = {}): Of<'choice'> => ({
  id: 'l01-e02',
  kind: 'choice',
  skill: 'grammar',
  question: 'Where ___ you from?',
  options: ['is', 'are', 'am'],
  answer: 'are',
  explanation,
  ...change,
});

export const order = (change: Partial<Of<'order'>> = {}): Of<'order'> => ({
  id: 'l01-e03',
  kind: 'order',
  es: '¿De dónde eres?',
  words: ['you', 'where', 'from', 'are'],
  answers: ['Where are you from?'],
  explanation,
  ...change,
});

export const matching = (change: Partial<Of<'matching'>> = {}): Of<'matching'> => ({
  id: 'l01-e04',
  kind: 'matching',
  prompt: 'Une cada palabra con su traducción.',
  pairs: [
    ['name', 'nombre'],
    ['age', 'edad'],
    ['street', 'calle'],
    ['city', 'ciudad'],
  ],
  ...change,
});

export const dictation = (change: Partial<Of<'dictation'>> = {}): Of<'dictation'> => ({
  id: 'l01-e05',
  kind: 'dictation',
  text: "They're at the police station.",
  also: [],
  es: 'Están en la comisaría.',
  spelling: 'both',
  ...change,
});

export const listening = (change: Partial<Of<'listening'>> = {}): Of<'listening'> => ({
  id: 'l01-e06',
  kind: 'listening',
  text: 'My flight leaves at six.',
  question: '¿A qué hora sale el vuelo?',
  options: ['A las seis', 'A las siete', 'A las diez'],
  answer: 'A las seis',
  explanation,
  ...change,
});

export const translation = (change: Partial<Of<'translation'>> = {}): Of<'translation'> => ({
  id: 'l01-e07',
  kind: 'translation',
  es: 'No soy de aquí.',
  answers: ['I am not from [around] here.'],
  spelling: 'both',
  explanation,
  ...change,
});

export const lesson = (change: Partial<Lesson> = {}): Lesson => ({
  id: 'l01',
  level: 'A2',
  title: 'Who are you?',
  grammar: 'El verbo to be',
  goal: 'Presentarte y preguntar quién es alguien.',
  explanation: 'El verbo to be significa ser y estar.',
  examples: [{ en: 'I am a police officer.', es: 'Soy policía.' }],
  exercises: [
    gap(),
    choice(),
    order(),
    matching(),
    dictation(),
    listening(),
    translation(),
    gap({ id: 'l01-e08', sentence: 'They ___ ready. (be)', answers: ['are'] }),
  ],
  ...change,
});

export const unit = (change: Partial<CourseUnit> = {}): CourseUnit => ({
  id: 'identify',
  level: 'A2',
  title: 'Identificarse',
  aim: 'Presentarte.',
  lessons: ['l01'],
  ...change,
});

export const word = (change: Partial<VocabularyWord> = {}): VocabularyWord => ({
  id: 'patrol-beat',
  word: 'beat',
  partOfSpeech: 'noun',
  level: 'B1',
  es: ['ronda'],
  also: [],
  example: 'The officer knows everyone on her beat.',
  ...change,
});

export const category = (change: Partial<VocabularyCategory> = {}): VocabularyCategory => ({
  id: 'patrol',
  name: 'La patrulla',
  isPolice: true,
  words: [word()],
  ...change,
});

export const placementItem = (change: Partial<PlacementItem> = {}): PlacementItem => ({
  id: 'placement-a2-01',
  level: 'A2',
  question: 'She ___ to work every day.',
  options: ['go', 'goes', 'going', 'gone'],
  answer: 'goes',
  ...change,
});

export const placed = <T>(value: T, file: string): Placed<T> => ({ value, file, lines: { '': 1 } });

export const library = (change: Partial<EnglishLibrary> = {}): EnglishLibrary => ({
  units: [placed(unit(), 'content/english/course.yaml')],
  lessons: [placed(lesson(), 'content/english/lessons/01-who-are-you.yaml')],
  categories: [placed(category(), 'content/english/vocabulary/01-patrol.yaml')],
  placement: [placed(placementItem(), 'content/english/placement.yaml')],
  ...change,
});
