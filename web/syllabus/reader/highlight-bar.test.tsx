// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HighlightBar } from './highlight-bar';
import { NoteEditor } from './note-card';
import type { Note } from './use-notes';

const note: Note = {
  id: '0190c0de-0000-7000-8000-000000000001',
  section: 'corona',
  start: 10,
  end: 18,
  quote: '72 horas',
  text: '',
  isHighlighted: true,
  color: 'yellow',
  createdAt: '2026-11-16T09:00:00.000Z',
  updatedAt: '2026-11-16T09:00:00.000Z',
};
const noop = () => {};
const scrolled = vi.fn();

beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a highlight that was just made', () => {
  it('changes its colour by touch and with the keys 1 to 3; Escape closes the bar', () => {
    const onColor = vi.fn();
    const onClose = vi.fn();
    render(
      <HighlightBar
        note={note}
        isRaised={false}
        onColor={onColor}
        onNote={noop}
        onRemove={noop}
        onClose={onClose}
      />,
    );
    expect(screen.getByRole('radio', { name: 'Amarillo', checked: true })).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: 'Verde' }));
    for (const key of ['3', '7']) fireEvent.keyDown(document, { key });
    expect(onColor.mock.calls).toEqual([['green'], ['blue']]);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('the editor of a note', () => {
  it('is scrolled into sight when it opens and when the keyboard of a phone takes its place', () => {
    const viewport = new EventTarget();
    vi.stubGlobal('visualViewport', viewport);
    render(<NoteEditor note={note} onWrite={noop} onColor={noop} onDone={noop} onRemove={noop} />);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Tu nota' }));
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
    viewport.dispatchEvent(new Event('resize'));
    expect(scrolled).toHaveBeenCalledTimes(2);
  });
});
