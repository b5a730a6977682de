import { z } from 'zod';
import { isCalendarDay } from '../platform/date-format';
import { moment } from '../platform/moment.contract';
import { blockers, limits, moods } from './coaching';
import { goalFault, goalKinds } from './goals';
import { callStates } from './slots';
import { checkInStates } from './weeks';

// Shapes that the pages of the candidate and of the coach share.

export const day = z.iso.date('Escribe una fecha válida.').refine(isCalendarDay, 'Escribe una fecha válida.');
export const count = z.int();
export const id = z.object({ id: z.uuid() });
export const ofWeek = z.object({ monday: day });

export const text = (most: number, least = 0) =>
  z.string('Escribe algo.').trim().min(least, 'Escribe algo.').max(most, `Como mucho ${most} caracteres.`);

export const goalDraft = z
  .object({
    kind: z.enum(goalKinds, 'Elige qué se cuenta.'),
    topic: z.int().min(1).max(45).nullable(),
    target: z.int('Escribe un número entero.'),
    note: text(limits.goalNote),
  })
  .check(({ value, issues }) => {
    const fault = goalFault(value);
    if (fault) issues.push({ code: 'custom', path: [fault.field], message: fault.message, input: value });
  });
export const goalDrafts = z.array(goalDraft).max(limits.goals, `Como mucho ${limits.goals} objetivos.`);

export const week = z.object({
  monday: day,
  note: z.string(),
  goals: z.array(
    z.object({
      kind: z.enum(goalKinds),
      topic: count.nullable(),
      target: count,
      note: z.string(),
      /** Null where the candidate does not share it. */
      done: count.nullable(),
    }),
  ),
  isOver: z.boolean(),
});
export type WeekView = z.infer<typeof week>;

export const checkInDraft = z.object({
  went: text(limits.answer, 1),
  hard: text(limits.answer, 1),
  next: text(limits.answer, 1),
  mood: z.enum(moods, 'Elige cómo ha sido.'),
  blockers: z.array(z.enum(blockers)).max(blockers.length),
});

export const checkIn = z.object({
  monday: day,
  state: z.enum(checkInStates),
  answers: z
    .object({
      went: z.string(),
      hard: z.string(),
      next: z.string(),
      mood: z.enum(moods),
      blockers: z.array(z.enum(blockers)),
    })
    .nullable(),
  writtenAt: moment.nullable(),
  reply: z.string(),
  repliedAt: moment.nullable(),
});
export type CheckInView = z.infer<typeof checkIn>;

export const call = z.object({
  id: z.string(),
  startsAt: moment,
  minutes: count,
  state: z.enum(callStates),
  /** The private voice room of the call. */
  roomId: z.string(),
  mayChange: z.boolean(),
});
export type CallView = z.infer<typeof call>;

export const note = z.object({
  id: z.string(),
  author: z.string(),
  isMine: z.boolean(),
  isPrivate: z.boolean(),
  text: z.string(),
  at: moment,
});
export type NoteView = z.infer<typeof note>;

export const questionnaireDraft = z.object({
  situation: text(limits.answer, 1),
  weeklyHours: z
    .int('Escribe un número entero.')
    .min(1, 'Entre 1 y 80 horas.')
    .max(80, 'Entre 1 y 80 horas.'),
  examDate: day.nullable(),
  fears: text(limits.answer),
  attempts: text(limits.answer),
});
export const questionnaire = z.object({
  situation: z.string(),
  weeklyHours: count,
  examDate: day.nullable(),
  fears: z.string(),
  attempts: z.string(),
  savedAt: moment,
});
