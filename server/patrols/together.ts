import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { plusDays } from '@atalaya/core/review/days';
import { plansOf } from '../calendar/shared-plans';
import type { Kit } from '../platform/kit';
import { wholeCatalogue } from '../review/catalogue';
import { ownPatrol, peopleOf } from './patrols';
import { selectMembers } from './patrols.queries';

const DAYS = 7;

/** Topics and mocks of the next days in the plans of those who share theirs. Reviews are everybody's own affair. */
export async function calendarFor(kit: Kit, userId: string) {
  const { db, clock } = kit;
  const { patrol, member } = await ownPatrol(db, userId);
  const today = dayInSpain(clock.now());
  const members = await selectMembers(db, patrol.id);
  const sharing = members.filter((one) => one.sharesPlan && one.userId !== userId).map((one) => one.userId);
  const until = plusDays(today, DAYS - 1);
  const [entries, catalogue, personOf] = await Promise.all([
    plansOf(db, [...sharing, userId], today),
    wholeCatalogue(kit),
    peopleOf(db, sharing),
  ]);
  const own = entries.filter((one) => one.userId === userId);
  const shown = new Map<
    string,
    { day: string; kind: 'study' | 'mock'; topic: number | null; who: string[] }
  >();
  for (const entry of entries) {
    if (entry.userId === userId || entry.kind === 'review' || entry.day > until) continue;
    const id = `${entry.day} ${entry.kind} ${entry.topic ?? ''}`;
    const held = shown.get(id) ?? { day: entry.day, kind: entry.kind, topic: entry.topic, who: [] };
    shown.set(id, { ...held, who: [...held.who, personOf(entry.userId).name] });
  }
  return {
    isSharing: member.sharesPlan,
    entries: [...shown.values()].map((entry) => {
      const same = own.filter((one) => one.kind === entry.kind && one.topic === entry.topic);
      const isMine = same.some(({ day }) => day === entry.day);
      return {
        ...entry,
        title: entry.topic === null ? null : catalogue.titleOf(entry.topic),
        isMine,
        ownKey: isMine ? null : (same[0]?.key ?? null),
      };
    }),
  };
}
