// @vitest-environment jsdom
import type { FlashMode } from '@atalaya/core/games/flashcards/deck';
import { type FlashStep, flashcardRules } from '@atalaya/core/games/flashcards/flashcards';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FlashcardsScreen } from './flashcards-screen';

const material = {
  terms: [],
  branches: [],
  cards: ['uno', 'dos', 'tres', 'cuatro'].map((word, index) => ({
    id: word,
    topic: 3,
    front: `¿Cuánto es ${index + 1}?`,
    back: word,
  })),
};

function Round({ mode, now }: { mode: FlashMode; now: () => number }) {
  const [puzzle] = useState(() => flashcardRules.build(material, 3, 2, { mode }));
  const [state, setState] = useState(() => puzzle && flashcardRules.start(puzzle));
  if (!puzzle || !state) return null;
  if (flashcardRules.isOver(puzzle, state)) {
    const { isWon, items } = flashcardRules.resultOf(puzzle, state);
    return <p>{`${isWon ? 'Ganada' : 'Perdida'}: ${items.map(({ outcome }) => outcome).join(' ')}`}</p>;
  }
  const onMove = (step: FlashStep) =>
    setState(
      (before) => before && (flashcardRules.apply(puzzle, before, { ...step, atMs: now() }) ?? before),
    );
  return (
    <FlashcardsScreen playId="one" {...{ puzzle, state, onMove }} elapsed={now} onGiveUp={() => undefined} />
  );
}

const show = (mode: FlashMode, now = () => 1_000) => render(<Round mode={mode} now={now} />);
const press = (key: string) => fireEvent.keyDown(document.body, { key });

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a round of flashcards', () => {
  it('is played by keyboard: space turns, figures and arrows grade', () => {
    show('recall');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Tarjeta 1 de 4' }));
    press('3');
    expect(screen.getByRole('region', { name: 'Tarjeta 1 de 4' })).toBeDefined();
    for (const key of ['3', 'ArrowRight', 'ArrowUp', '2']) {
      press(' ');
      press(key);
    }
    expect(screen.getByText('Ganada: right right right right')).toBeDefined();
  });

  it('is played by swipes once the card is turned', () => {
    const { container } = show('recall');
    const swipe = (x: number, y: number) => {
      const card = container.querySelector('[data-card]');
      if (!(card instanceof HTMLElement)) throw new Error('There is no card.');
      card.setPointerCapture = () => undefined;
      // jsdom has no pointer events.
      const fire = (type: string, clientX: number, clientY: number) => {
        const event = new MouseEvent(type, { clientX, clientY, bubbles: true });
        fireEvent(card, Object.defineProperty(event, 'isPrimary', { value: true }));
      };
      fire('pointerdown', 100, 300);
      fire('pointermove', 100 + x, 300 + y);
      fire('pointerup', 100 + x, 300 + y);
    };
    swipe(150, 0);
    expect(screen.getByRole('region', { name: 'Tarjeta 1 de 4' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Girar la tarjeta' }));
    swipe(30, 0);
    swipe(-150, 0);
    expect(screen.getByRole('region', { name: 'Tarjeta 2 de 5' })).toBeDefined();
  });

  it('ends with its minute', () => {
    vi.useFakeTimers();
    let now = 59_000;
    show('clock', () => now);
    expect(screen.getByRole('timer', { name: 'Quedan 1 segundos' })).toBeDefined();
    now = 60_100;
    vi.advanceTimersByTime(300);
    vi.useRealTimers();
    return screen.findByText(/^Perdida/);
  });

  it('is typed, and says what the answer was', () => {
    show('type');
    const field = screen.getByLabelText('Tu respuesta');
    const wanted = screen.getByRole('heading').textContent ?? '';
    const index = Number(/\d/.exec(wanted)?.[0]) - 1;
    fireEvent.change(field, { target: { value: 'nada' } });
    fireEvent.click(screen.getByRole('button', { name: 'Comprobar' }));
    expect(screen.getByText(`«${material.cards[index]?.back}»`)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: /Siguiente/ }));
    expect(screen.getByText('Tarjeta 2 de 5')).toBeDefined();
  });

  it('of pairs is played by tiles that say what they hide and show', () => {
    show('pairs');
    fireEvent.click(screen.getByRole('button', { name: 'Pregunta 1, tapada' }));
    const open = screen.getByRole('button', { name: /^Pregunta 1: ¿Cuánto es/ });
    open.focus();
    fireEvent.keyDown(open, { key: 'ArrowRight' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Respuesta 1, tapada');
  });
});
