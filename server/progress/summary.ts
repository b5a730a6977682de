import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { plusDays } from '@atalaya/core/review/days';
import type { Kit } from '../platform/kit';
import type { Identity } from '../platform/sessions';
import { catalogueFor, wholeCatalogue } from '../review/catalogue';
import { dueForecast } from '../review/due';
import { dayDetails, dayPage, seenByTopic, studiedDays, topicTallies } from '../review/history';
import { selectPredictions } from './progress.queries';
import { streakOf } from './rest-days';
import { filled } from './today';

const WEEKS = 12;
const FORECAST_DAYS = 14;
const PREDICTION_DAYS = 180;

const minutesOf = (ms: number): number => Math.round(ms / 60_000);

export async function progressOf(kit: Kit, { user }: Identity) {
  const { db } = kit;
  const today = dayInSpain(kit.clock.now());
  const catalogue = await catalogueFor(kit, user);
  const reviewer = { id: user.id, tier: user.tier, holdings: catalogue.holdings };
  const [days, tallies, seen, forecast, predictions] = await Promise.all([
    studiedDays(db, user.id),
    topicTallies(db, user.id),
    seenByTopic(db, user.id),
    dueForecast(db, reviewer, today, plusDays(today, FORECAST_DAYS - 1)),
    selectPredictions(db, user.id, plusDays(today, -PREDICTION_DAYS)),
  ]);
  const byTopic = new Map(tallies.map((tally) => [tally.topic, tally]));
  const sum = (pick: (day: (typeof days)[number]) => number) =>
    days.reduce((total, day) => total + pick(day), 0);
  return {
    today,
    streak: await streakOf(db, user.id, days, today),
    totals: {
      answers: sum(({ answers }) => answers),
      right: sum(({ right }) => right),
      wrong: sum(({ wrong }) => wrong),
      minutes: minutesOf(sum(({ durationMs }) => durationMs)),
      days: days.length,
      seen: seen.reduce((total, row) => total + row.seen, 0),
      items: catalogue.places.length,
    },
    weeks: weeksOf(days, today),
    topics: catalogue.topics.map(({ number, shortTitle, block }) => {
      const tally = byTopic.get(number);
      return {
        topic: number,
        title: shortTitle,
        block,
        answers: tally?.answers ?? 0,
        right: tally?.right ?? 0,
        wrong: tally?.wrong ?? 0,
        minutes: minutesOf(tally?.durationMs ?? 0),
        lastAt: tally?.lastAt.toISOString() ?? null,
      };
    }),
    forecast: filled(forecast, today, FORECAST_DAYS),
    predictions,
  };
}

type Day = { day: string; answers: number; right: number; wrong: number; durationMs: number };

function weeksOf(days: readonly Day[], today: string) {
  const monday = plusDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
  return Array.from({ length: WEEKS }, (_, index) => {
    const start = plusDays(monday, 7 * (index - WEEKS + 1));
    const own = days.filter(({ day }) => day >= start && day < plusDays(start, 7));
    const total = (pick: (day: Day) => number) => own.reduce((sum, day) => sum + pick(day), 0);
    const judged = total(({ right, wrong }) => right + wrong);
    return {
      monday: start,
      answers: total(({ answers }) => answers),
      minutes: minutesOf(total(({ durationMs }) => durationMs)),
      accuracy: judged > 0 ? total(({ right }) => right) / judged : null,
    };
  });
}

export async function studyLogOf(kit: Kit, { user }: Identity, range: { page: number; pageSize: number }) {
  const { items, total } = await dayPage(kit.db, user.id, range);
  const days = items.map(({ day }) => day);
  const [details, catalogue] = await Promise.all([
    days.length > 0 ? dayDetails(kit.db, user.id, days) : [],
    wholeCatalogue(kit),
  ]);
  return {
    items: items.map(({ day, answers, right, wrong, durationMs }) => {
      const own = details.filter((detail) => detail.day === day);
      const topics = new Map<number, { number: number; title: string; answers: number; right: number }>();
      const sources = new Map<(typeof own)[number]['source'], number>();
      for (const { topic, source, answers: given, right: hits } of own) {
        const entry = topics.get(topic) ?? {
          number: topic,
          title: catalogue.titleOf(topic),
          answers: 0,
          right: 0,
        };
        topics.set(topic, { ...entry, answers: entry.answers + given, right: entry.right + hits });
        sources.set(source, (sources.get(source) ?? 0) + given);
      }
      return {
        day,
        answers,
        right,
        wrong,
        minutes: minutesOf(durationMs),
        topics: [...topics.values()].sort((a, b) => b.answers - a.answers),
        sources: [...sources].map(([source, given]) => ({ source, answers: given })),
      };
    }),
    total,
    ...range,
  };
}
