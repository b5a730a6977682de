// @vitest-environment jsdom
import type { LessonPaper } from '@atalaya/core/english/english.contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeQueryClient } from '../platform/query-client';
import { LessonRun } from './lesson-run';
import { exerciseOutbox } from './outbox';

const lesson: LessonPaper = {
  id: 'l01',
  number: 1,
  level: 'A2',
  title: 'Who are you?',
  grammar: 'To be',
  goal: 'Presentarte.',
  blocks: [],
  examples: [],
  words: [],
  canReview: true,
  round: 1,
  answers: [],
  exercises: [
    { kind: 'translation', id: 'e1', es: 'No soy de aquí.' },
    { kind: 'order', id: 'e2', es: '¿De dónde eres?', words: ['you', 'where', 'are'] },
    { kind: 'dictation', id: 'e3', text: 'I am here.' },
  ],
  score: { points: 0, total: 3, percent: 0, isPassed: false, isComplete: false },
  isPassed: false,
  nextLessonId: null,
};

const answerWith = (isRight: boolean) => ({
  correction: {
    isRight,
    slip: null,
    solution: 'I am not from here.',
    explanation: 'Va con not.',
    diff: [
      { kind: 'same', text: 'I am' },
      { kind: 'missing', expected: 'not' },
    ],
  },
  score: { points: 2.5, total: 3, percent: 83, isPassed: true, isComplete: true },
  isOver: false,
});

describe('the exercises of a lesson', () => {
  const sent: { exerciseId: string; attempt: number; response: object }[] = [];
  let isOnline = true;
  let isRight = true;

  beforeEach(() => {
    sent.length = 0;
    isOnline = true;
    isRight = true;
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      sent.push(JSON.parse(body));
      return Response.json(answerWith(isRight));
    });
  });
  afterEach(async () => {
    cleanup();
    await exerciseOutbox.clear('u1');
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const show = () => {
    const voice = { canSpeak: false, isSpeaking: false, speak: () => {}, stop: () => {} };
    const Stub = createRoutesStub([
      {
        path: '/',
        Component: () => <LessonRun userId="u1" lesson={lesson} voice={voice} onAgain={() => {}} />,
      },
    ]);
    render(
      <QueryClientProvider client={makeQueryClient()}>
        <Stub />
      </QueryClientProvider>,
    );
  };
  const write = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const check = () => fireEvent.click(screen.getByRole('button', { name: 'Comprobar' }));
  const goOn = async (name = 'Siguiente') => fireEvent.click(await screen.findByRole('button', { name }));

  it('show what differs, ask a failed one again at the end, and finish with the score', async () => {
    show();
    isRight = false;
    write('En inglés', 'I am from here');
    check();
    expect(await screen.findByText('No es eso')).toBeDefined();
    expect(screen.getByText('not').tagName).toBe('INS');
    const next = screen.getByRole('button', { name: 'Siguiente' });
    await waitFor(() => expect(document.activeElement).toBe(next));
    isRight = true;
    await goOn();
    for (const name of ['where', 'are', 'you']) fireEvent.click(screen.getByRole('button', { name }));
    check();
    await goOn();
    expect(screen.getByText(/no tiene ninguna voz en inglés/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar el texto' }));
    expect(screen.getByText('I am here.')).toBeDefined();
    write('Escribe lo que oyes', 'I am here');
    check();
    await goOn();
    expect(screen.getByText('Otra vez')).toBeDefined();
    write('En inglés', 'I am not from here');
    check();
    await goOn('Ver el resultado');
    expect(screen.getByRole('heading', { name: 'Lección superada' })).toBeDefined();
    expect(sent.map(({ exerciseId, attempt }) => [exerciseId, attempt])).toEqual([
      ['e1', 1],
      ['e2', 1],
      ['e3', 1],
      ['e1', 2],
    ]);
    expect(sent[1]?.response).toEqual({ form: 'words', words: ['where', 'are', 'you'] });
  });

  it('go on without network and say that the answer is stored', async () => {
    show();
    isOnline = false;
    write('En inglés', 'I am not from here');
    check();
    expect(await screen.findByText(/guardada en este dispositivo/)).toBeDefined();
    isOnline = true;
    await goOn();
    for (const name of ['where', 'are', 'you']) fireEvent.click(screen.getByRole('button', { name }));
    check();
    await goOn();
    expect(sent.map(({ exerciseId }) => exerciseId)).toEqual(['e1', 'e2']);
  });
});
