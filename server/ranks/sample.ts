import { DAY_MS } from '@atalaya/core/platform/durations';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import type { Measured } from '@atalaya/core/ranks/measures';
import { recordNumber } from '@atalaya/core/ranks/ranks';
import { measuresOfDays, type StudiedDay } from '@atalaya/core/ranks/study-days';
import { plusDays } from '@atalaya/core/review/days';
import { seeded } from '@atalaya/core/review/seeded';
import type { Kit } from '../platform/kit';
import { reachedBy, readDefinitions } from './awards';
import { recordOf } from './record';

const DAYS = 161;

/** Five months of an invented student, with a rest every few days. */
function sampleDays(today: string): StudiedDay[] {
  const random = seeded(15);
  return Array.from({ length: DAYS }, (_, index) => {
    const ago = DAYS - index;
    const answers = Math.round(24 + random() * 16 + index / 9);
    const right = Math.round(answers * (0.66 + (0.2 * index) / DAYS));
    const durationMs = Math.round((70 + random() * 30) * 60_000);
    return {
      day: plusDays(today, -ago),
      answers,
      right,
      wrong: answers - right,
      durationMs,
      early: index % 4 === 0 ? 6 : 0,
    };
  }).filter((_, index) => index % 13 !== 9 && index % 17 !== 11);
}

const others: Measured = {
  topicsMastered: 19,
  'topicsMastered:A': 15,
  'topicsMastered:B': 4,
  'topicMastered:2': 1,
  topicsRead: 31,
  'topicsRead:A': 20,
  'topicsRead:B': 11,
  sectionsRead: 214,
  highlights: 86,
  notes: 12,
  retained: 1_240,
  flashcardsRetained: 310,
  corrected: 164,
  tests: 22,
  mocks: 13,
  mocksPassed: 2,
  bestMock: 7.35,
  expected: 6.8,
  batteries: 4,
  psychometrics: 310,
  englishLessons: 6,
  englishWords: 90,
  gamesPlayed: 64,
  gamesWon: 41,
  gamesUnaided: 17,
  gameStreak: 22,
};

const mocks = [
  { title: 'Simulacro oficial 13', hits: 79, errors: 11, blanks: 10, score: 73_500, ago: 3 },
  { title: 'Psicotécnicos, batería 4', hits: 29, errors: 7, blanks: 4, score: 63_750, ago: 6 },
  { title: 'Simulacro oficial 12', hits: 74, errors: 10, blanks: 16, score: 69_000, ago: 10 },
  { title: 'Simulacro oficial 11', hits: 77, errors: 9, blanks: 14, score: 72_500, ago: 17 },
];

/** The record that visitors see: invented study, judged by the real ranks and medals. */
export async function sampleRecord(kit: Kit) {
  const now = kit.clock.now();
  const today = dayInSpain(now);
  const definitions = await readDefinitions(kit);
  const days = sampleDays(today);
  const measured = { ...measuresOfDays(days, today), ...others };
  const reached = reachedBy(definitions, measured);
  const awards = reached.map(({ kind, awardId }, index) => ({
    kind,
    awardId,
    awardedAt: new Date(
      now.getTime() - Math.round(DAYS - 8 - (index * (DAYS - 12)) / reached.length) * DAY_MS,
    ),
  }));
  return recordOf({
    definitions,
    awards,
    measured,
    days,
    today,
    scores: mocks.map(({ ago, ...score }) => ({ id: score.title, ...score, day: plusDays(today, -ago) })),
    owner: {
      name: 'Lucía Ferrer Molina',
      opposition: 'policia_nacional',
      memberSince: days[0]?.day ?? today,
      number: recordNumber(4),
    },
    form: 'feminine',
  });
}
