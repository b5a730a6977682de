// @vitest-environment jsdom
import type { EnglishOverview } from '@atalaya/core/english/english.contract';
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CertificateTable } from './certificate-table';
import { CoursePath } from './course-path';
import { LevelPanel } from './level-panel';
import { SkillPanel } from './skill-panel';

const lesson = {
  id: 'l01',
  number: 1,
  level: 'A2',
  title: 'Who are you?',
  grammar: 'To be',
  goal: 'Presentarte.',
} as const;
const overview: EnglishOverview = {
  locked: 'plus',
  placement: { level: 'B1', certainty: 0.87, finishedAt: '2026-11-15T10:00:00.000Z', lessonId: 'l01' },
  isPlacementOpen: false,
  nextLessonId: 'l01',
  units: [
    {
      id: 'identify',
      level: 'A2',
      title: 'Identificarse',
      aim: 'Presentarte.',
      lessons: [
        { ...lesson, status: 'started', percent: 60, locked: null },
        { ...lesson, id: 'l02', number: 2, title: 'The shift', status: 'new', percent: null, locked: 'plus' },
      ],
    },
  ],
  levels: [{ level: 'A2', passed: 1, lessons: 15 }],
  skills: [{ skill: 'grammar', answered: 12, percent: 75 }],
  vocabulary: { words: 1353, inReview: 12, due: 1 },
};

describe('the page of the English course', () => {
  // jsdom has none.
  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('shows the level, the path of lessons, the skills, the words of today and the value of certificates', () => {
    const Page = () => (
      <>
        <LevelPanel overview={overview} />
        <SkillPanel overview={overview} />
        <CoursePath units={overview.units} />
        <CertificateTable />
      </>
    );
    const Stub = createRoutesStub([{ path: '/', Component: Page }]);
    render(<Stub />);
    const link = (name: RegExp | string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(screen.getByRole('heading', { name: 'Tu nivel: B1' })).toBeDefined();
    expect(screen.getByText(/certeza del 87 %/)).toBeDefined();
    expect(link('Seguir con la lección 1')).toBe('/campus-estudio/ingles/leccion/l01');
    expect(link(/The shift/)).toBe('/planes');
    expect(link('Repasar ahora')).toBe('/study?mazo=palabras');
    expect(screen.getByRole('progressbar', { name: 'Gramática' }).getAttribute('aria-valuenow')).toBe('75');
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows[1]).toMatch(/^A2requisito/);
    expect(rows[2]).toMatch(/^B10,50/);
    expect(rows[3]).toMatch(/^B21,00/);
  });
});
