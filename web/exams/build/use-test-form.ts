import { type CallChoice, spreadOf } from '@atalaya/core/exams/calls';
import { type ExamMode, examSeconds, type QuestionKind } from '@atalaya/core/exams/exam';
import { type Only, onlyChoices } from '@atalaya/core/exams/selection';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ExamOptions } from './build-page';

export type TestOrder = {
  mode: ExamMode;
  questionKind: QuestionKind;
  count: number;
  isTimed: boolean;
  only: Only;
  difficulty: number | null;
  /** Empty means all topics. */
  topics: readonly number[];
  /** The exam whose share of each topic is used; null distributes evenly. */
  call: CallChoice | null;
};

export type TestForm = ReturnType<typeof useTestForm>;

/** State of the test form. `/test?tema=3&solo=failed` presets topic and filter. */
export function useTestForm(options: ExamOptions) {
  const [search] = useSearchParams();
  const [order, setOrder] = useState<TestOrder>(() => ({
    mode: 'study',
    questionKind: 'choice',
    // A free account begins with what is left of its day.
    count: options.questionsLeftToday || 20,
    isTimed: true,
    only: onlyChoices.find((only) => only === search.get('solo')) ?? 'all',
    difficulty: null,
    call: null,
    topics: search
      .getAll('tema')
      .map(Number)
      .filter((topic) => options.topics.some(({ number }) => number === topic)),
  }));
  const field = order.questionKind === 'choice' ? 'choice' : 'trueFalse';
  const spread = order.call === null ? null : spreadOf(order.call, options.calls);
  const chosen = options.topics.filter(
    ({ number }) =>
      (order.topics.length === 0 || order.topics.includes(number)) &&
      (spread === null || (spread[number - 1] ?? 0) > 0),
  );
  const available = (only: Only): number => chosen.reduce((sum, topic) => sum + topic[field][only], 0);
  const count = Math.min(order.count, available(order.only));
  const isTimed = order.mode === 'exam' && order.isTimed;
  return {
    order,
    available,
    count,
    isTimed,
    spread,
    set: (change: Partial<TestOrder>) => setOrder((before) => ({ ...before, ...change })),
    body: {
      kind: 'test' as const,
      mode: order.mode,
      questionKind: order.questionKind,
      count: order.count,
      only: order.only,
      difficulty: order.difficulty,
      topics: [...order.topics],
      call: order.call,
      minutes: isTimed ? Math.ceil(examSeconds(count) / 60) : 0,
    },
  };
}
