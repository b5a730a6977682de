import { type ExamMode, examSeconds, type QuestionKind } from '@atalaya/core/exams/exam';
import type { Only } from '@atalaya/core/exams/selection';
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
};

const none = { all: 0, failed: 0, unseen: 0, marked: 0 };
export type TestForm = ReturnType<typeof useTestForm>;

/** State of the test form. `/test?tema=3&solo=failed` presets topic and filter. */
export function useTestForm(options: ExamOptions) {
  const [search] = useSearchParams();
  const [order, setOrder] = useState<TestOrder>(() => ({
    mode: 'study',
    questionKind: 'choice',
    count: 20,
    isTimed: true,
    only: search.get('solo') === 'failed' ? 'failed' : search.get('solo') === 'marked' ? 'marked' : 'all',
    difficulty: null,
    topics: search
      .getAll('tema')
      .map(Number)
      .filter((topic) => options.topics.some(({ number }) => number === topic)),
  }));
  const field = order.questionKind === 'choice' ? 'choice' : 'trueFalse';
  const available = options.topics
    .filter(({ number }) => order.topics.length === 0 || order.topics.includes(number))
    .reduce(
      (sum, topic) => ({
        all: sum.all + topic[field].all,
        failed: sum.failed + topic[field].failed,
        unseen: sum.unseen + topic[field].unseen,
        marked: sum.marked + topic[field].marked,
      }),
      none,
    );
  const count = Math.min(order.count, available[order.only]);
  const isTimed = order.mode === 'exam' && order.isTimed;
  return {
    order,
    available,
    count,
    isTimed,
    set: (change: Partial<TestOrder>) => setOrder((before) => ({ ...before, ...change })),
    body: {
      kind: 'test' as const,
      mode: order.mode,
      questionKind: order.questionKind,
      count: order.count,
      only: order.only,
      difficulty: order.difficulty,
      topics: [...order.topics],
      minutes: isTimed ? Math.ceil(examSeconds(count) / 60) : 0,
    },
  };
}
