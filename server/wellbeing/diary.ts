import { fold } from '@atalaya/core/platform/fold';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { pastDayFault } from '@atalaya/core/platform/text/past-day';
import { plusDays } from '@atalaya/core/review/days';
import { diaryAllowance } from '@atalaya/core/wellbeing/diary/diary';
import type { DiaryContent, DiaryEntry } from '@atalaya/core/wellbeing/diary/diary.contract';
import { promptText } from '@atalaya/core/wellbeing/diary/prompts';
import { requireRoom } from '../platform/allowance/allowance';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import type { Keyring } from '../platform/encryption';
import { keysetPage } from '../platform/keyset';
import type { Kit } from '../platform/kit';
import { studiedDays } from '../review/history';
import { seal, unseal } from './sealed';
import * as rows from './wellbeing.queries';

const PAGE_SIZE = 20;
const CHART_DAYS = 56;
const MINUTE_MS = 60_000;

const nothing: DiaryContent = { prompt: null, text: '', mood: null, energy: null, sleepHalfHours: null };

export function opened(keys: Keyring, row: rows.DiaryRow): DiaryEntry {
  const content = openEntry(keys, row, row.sealed);
  return { id: row.id, day: row.day, isReadable: content !== null, ...(content ?? nothing) };
}

export const wholeDiary = async ({ db, keys }: { db: Db; keys: Keyring }, userId: string) =>
  (await rows.selectDiary(db, userId)).map((row) => opened(keys, row));

const keyOf = ({ day, id }: { day: string; id: string }): string => `${day}.${id}`;

/** Searched after opening: the database cannot look into an entry. */
export async function readDiary(
  kit: Kit,
  userId: string,
  { search, before }: { search: string; before?: string | undefined },
) {
  const today = dayInSpain(kit.clock.now());
  const [diary, consent, studied] = await Promise.all([
    wholeDiary(kit, userId),
    rows.selectConsent(kit.db, userId),
    studiedDays(kit.db, userId),
  ]);
  const words = fold(search).split(/\s+/).filter(Boolean);
  const found = diary.filter(({ text, prompt }) => {
    const folded = fold(`${promptText(prompt) ?? ''} ${text}`);
    return words.every((word) => folded.includes(word));
  });
  const rest = before === undefined ? found : found.filter((entry) => keyOf(entry) < before);
  const { items, next } = keysetPage(rest, PAGE_SIZE, keyOf);
  const minutes = new Map(studied.map(({ day, durationMs }) => [day, Math.round(durationMs / MINUTE_MS)]));
  return {
    today,
    hasConsent: consent !== null,
    total: diary.length,
    entries: items,
    next,
    days: Array.from({ length: CHART_DAYS }, (_, index) => plusDays(today, index - CHART_DAYS + 1)).map(
      (day) => {
        const own = diary.filter((entry) => entry.day === day);
        return {
          day,
          mood: mean(own.map(({ mood }) => mood)),
          energy: mean(own.map(({ energy }) => energy)),
          sleepHours: mean(
            own.map(({ sleepHalfHours }) => (sleepHalfHours === null ? null : sleepHalfHours / 2)),
          ),
          studyMinutes: minutes.get(day) ?? 0,
        };
      },
    ),
  };
}

function mean(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

const hasHealthData = ({ mood, energy, sleepHalfHours }: DiaryContent): boolean =>
  mood !== null || energy !== null || sleepHalfHours !== null;

export async function saveDiaryEntry(
  kit: Kit,
  userId: string,
  id: string,
  { day, ...content }: DiaryContent & { day: string },
): Promise<void> {
  const { db, clock, keys } = kit;
  const fault = pastDayFault(day, dayInSpain(clock.now()));
  if (fault) throw new AppError('request.invalid', { fields: { day: fault } });
  if (content.text.trim() === '' && !hasHealthData(content)) throw new AppError('wellbeing.empty-entry');
  await db.transaction(async (tx) => {
    if (hasHealthData(content) && !(await rows.selectConsent(tx, userId)))
      throw new AppError('wellbeing.no-consent');
    const others = () => rows.countOtherEntries(tx, userId, id);
    await requireRoom(kit, tx, diaryAllowance, { subject: userId }, others);
    const sealed = sealEntry(keys, { id, userId }, content);
    if ((await rows.upsertDiary(tx, { id, userId, day, sealed })).length === 0)
      throw new AppError('request.not-found');
  });
}

/** Withdrawing it erases mood, energy and sleep; what was written stays. */
export async function setDiaryConsent(
  { db, clock, keys }: Kit,
  userId: string,
  granted: boolean,
): Promise<void> {
  if (granted) return void (await rows.insertConsent(db, userId, clock.now()));
  await db.transaction(async (tx) => {
    await rows.deleteConsent(tx, userId);
    for (const row of await rows.selectDiary(tx, userId)) {
      const content = openEntry(keys, row, row.sealed);
      if (!content || !hasHealthData(content)) continue;
      if (content.text.trim() === '') await rows.deleteDiaryEntryOf(tx, userId, row.id);
      else
        await rows.upsertDiary(tx, {
          ...row,
          sealed: sealEntry(keys, row, { ...content, mood: null, energy: null, sleepHalfHours: null }),
        });
    }
  });
}

/** The diary as a text that any program opens. */
export async function diaryText(kit: Kit, userId: string): Promise<string> {
  const diary = await wholeDiary(kit, userId);
  const parts = diary.map(({ day, prompt, text, mood, energy, sleepHalfHours, isReadable }) =>
    [
      `## ${day}`,
      promptText(prompt),
      [
        mood !== null && `Ánimo: ${mood}/5`,
        energy !== null && `Energía: ${energy}/5`,
        sleepHalfHours !== null && `Sueño: ${sleepHalfHours / 2} h`,
      ]
        .filter(Boolean)
        .join(' · '),
      isReadable ? text : 'No se puede leer: la clave de la instalación ha cambiado.',
    ]
      .filter(Boolean)
      .join('\n\n'),
  );
  return `# Diario\n\n${parts.join('\n\n')}\n`;
}

type Entry = { id: string; userId: string };
const placeOf = ({ id, userId }: Entry) => ({ purpose: 'diary', userId, id });

export const sealEntry = (keys: Keyring, entry: Entry, content: DiaryContent): Buffer =>
  seal(keys, placeOf(entry), content);

/** Null if it was sealed with another key or for another row. */
export const openEntry = (keys: Keyring, entry: Entry, sealed: Buffer): DiaryContent | null =>
  unseal(keys, placeOf(entry), sealed);
