import type { OppositionType } from '@atalaya/core/auth/user';
import type { HandlerResult } from '@atalaya/core/platform/endpoint';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { streakOn } from '@atalaya/core/progress/streak';
import { amountOf, type Measured, measureFacts, missingText, shareOf } from '@atalaya/core/ranks/measures';
import { criteriaOf, inOrder, missingForRank, type NameForm, rankName } from '@atalaya/core/ranks/ranks';
import type { readSampleRecord } from '@atalaya/core/ranks/ranks.contract';
import { type StudiedDay, weeksOfStudy } from '@atalaya/core/ranks/study-days';
import { type Definitions, isOn } from './awards';
import type { MedalRow, RankRow } from './ranks.queries';

type Record = HandlerResult<typeof readSampleRecord>;
type Award = { kind: string; awardId: string; awardedAt: Date };

const WEEKS = 26;

export type RecordParts = {
  definitions: Definitions;
  awards: readonly Award[];
  measured: Measured;
  days: readonly StudiedDay[];
  scores: Record['scores'];
  owner: { name: string; opposition: OppositionType | null; memberSince: string; number: string };
  form: NameForm;
  today: string;
};

export const emblemOf = ({ frame, field, chevrons, rays }: RankRow) => ({ frame, field, chevrons, rays });
export const drawingOf = ({ ribbon, shape, metal, symbol, figure }: MedalRow) => ({
  ribbon,
  shape,
  metal,
  symbol,
  figure,
});

/** The service record of a user, or of the invented one. */
export function recordOf({ owner, today, scores, ...parts }: RecordParts): Record {
  const rank = rankPart(parts);
  return {
    today,
    owner,
    rank,
    next: nextOf(parts, rank.ladder.find(({ state }) => state === 'next')?.id),
    hours: hoursPart(parts, today),
    scores,
    ahead: aheadOf(parts),
  };
}

const awardedOn = (awards: readonly Award[], kind: string): ReadonlyMap<string, Date> =>
  new Map(awards.filter((award) => award.kind === kind).map((award) => [award.awardId, award.awardedAt]));

type Parts = Omit<RecordParts, 'owner' | 'today' | 'scores'>;

export function rankPart({ definitions, awards, form }: Omit<Parts, 'measured' | 'days'>): Record['rank'] {
  const held = awardedOn(awards, 'rank');
  const ladder = inOrder(definitions.ranks.filter((rank) => isOn(rank) || held.has(rank.id)));
  // Before the first computation there is no award yet.
  const current = ladder.findLast(({ id }) => held.has(id)) ?? ladder[0];
  const at = ladder.findIndex(({ id }) => id === current?.id);
  const medals = awardedOn(awards, 'medal');
  const since = current && held.get(current.id);
  return {
    rank: {
      id: current?.id ?? '',
      name: current ? rankName(current, form) : '',
      emblem: current ? emblemOf(current) : { frame: 'round', field: 'sea', chevrons: 0, rays: 0 },
      since: since ? dayInSpain(since) : null,
    },
    ladder: ladder.map((rank, index) => ({
      id: rank.id,
      name: rankName(rank, form),
      state: index < at ? 'done' : index === at ? 'current' : index === at + 1 ? 'next' : 'ahead',
    })),
    medals: definitions.medals
      .flatMap((medal) => {
        const at = medals.get(medal.id);
        return at ? [{ medal, at }] : [];
      })
      .sort((a, b) => a.at.getTime() - b.at.getTime() || a.medal.order - b.medal.order)
      .map(({ medal, at }) => ({
        id: medal.id,
        name: medal.name,
        text: medal.text,
        drawing: drawingOf(medal),
        awardedOn: dayInSpain(at),
      })),
    medalCount: definitions.medals.filter((medal) => isOn(medal) || medals.has(medal.id)).length,
  };
}

function nextOf({ definitions, measured, form }: Parts, id: string | undefined): Record['next'] {
  const rank = definitions.ranks.find((one) => one.id === id);
  if (!rank) return null;
  const { words, isOne } = missingForRank(rank, measured);
  return {
    name: rankName(rank, form),
    missing: words,
    isOne,
    criteria: criteriaOf(rank).map((criterion) => ({
      measure: criterion.measure,
      label: criterion.measure === 'accuracy' ? 'Acierto medio' : measureFacts[criterion.measure].label,
      have: Math.floor(amountOf(measured, criterion)),
      need: criterion.threshold,
      isMet: amountOf(measured, criterion) >= criterion.threshold,
    })),
  };
}

export function hoursPart(
  { measured, days }: Pick<Parts, 'measured' | 'days'>,
  today: string,
): Record['hours'] {
  const streak = streakOn(
    days.map(({ day }) => day),
    today,
  );
  const judged = days.reduce((sum, { right, wrong }) => sum + right + wrong, 0);
  return {
    hours: Math.round(10 * (measured.hours ?? 0)) / 10,
    answers: measured.answers ?? 0,
    accuracy: judged > 0 ? (measured.accuracy ?? 0) : null,
    topicsMastered: measured.topicsMastered ?? 0,
    streak: streak.days,
    bestStreak: streak.best,
    weeks: weeksOfStudy(days, today, WEEKS),
  };
}

function aheadOf({ definitions, awards, measured }: Parts): Record['ahead'] {
  const held = awardedOn(awards, 'medal');
  return definitions.medals
    .filter((medal) => isOn(medal) && !held.has(medal.id))
    .map((medal) => ({
      id: medal.id,
      name: medal.name,
      text: medal.text,
      drawing: drawingOf(medal),
      missing: missingText(measured, medal),
      share: shareOf(measured, medal),
    }))
    .sort((a, b) => b.share - a.share);
}
