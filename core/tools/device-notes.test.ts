import { describe, expect, it } from 'vitest';
import { noNotes, noteUse, parseNotes, recentTools, toggleFavourite, usedWords } from './device-notes';

describe('what the device remembers about the tools', () => {
  it('marks and unmarks a favourite', () => {
    const marked = toggleFavourite(noNotes, 'dni-nie');
    expect(marked.favourites).toEqual(['dni-nie']);
    expect(toggleFavourite(marked, 'dni-nie')).toEqual(noNotes);
  });

  it('lists the tools used, newest first', () => {
    const notes = noteUse(noteUse(noNotes, 'dni-nie', 10), 'alcoholimetro', 20);
    expect(recentTools(notes)).toEqual(['alcoholimetro', 'dni-nie']);
    expect(recentTools(noteUse(notes, 'dni-nie', 30))[0]).toBe('dni-nie');
  });

  it('reads back what it stored and ignores anything else', () => {
    const notes = noteUse(toggleFavourite(noNotes, 'alcoholimetro'), 'dni-nie', 10);
    expect(parseNotes(JSON.parse(JSON.stringify(notes)))).toEqual(notes);
    for (const stored of [
      null,
      7,
      { favourites: 'x', usedAt: 3 },
      { favourites: ['zapato'], usedAt: { x: 1 } },
    ])
      expect(parseNotes(stored)).toEqual(noNotes);
  });

  it('says when in days of the calendar', () => {
    const now = Date.parse('2026-11-17T00:30:00Z');
    const at = (text: string) => usedWords(Date.parse(text), now);
    expect([at('2026-11-16T23:30:00Z'), at('2026-11-16T20:00:00Z'), at('2026-11-12T20:00:00Z')]).toEqual([
      'Usada hoy',
      'Usada ayer',
      'Usada hace 5 días',
    ]);
  });
});
