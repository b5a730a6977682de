// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Doubts } from './doubts';

const doubts = { hits: 0, errors: 6, blanks: 0, total: 6, worth: -30_000 };

describe('what the doubts of an exam were worth', () => {
  afterEach(cleanup);

  it('is subtracted from what was answered, also when the score is no lower than zero', () => {
    render(<Doubts doubts={doubts} hits={2} errors={6} total={10} questionKind="choice" />);
    expect(screen.getByText(/tendrías un 2,00\./)).toBeDefined();
    expect(screen.getByText(/al azar entre tres/)).toBeDefined();
  });

  it('counts two alternatives for true or false', () => {
    render(<Doubts doubts={doubts} hits={3} errors={7} total={10} questionKind="true-false" />);
    expect(screen.getByText(/tendrías un 2,00\./)).toBeDefined();
    expect(screen.queryByText(/entre tres/)).toBeNull();
  });
});
