import { cutOffs } from '../exams/cut-offs.ts';
import { type ExactScore, scoreOf, tenThousandths } from '../exams/score.ts';

export const knowledgeTest = { questions: 100, alternatives: 3, minutes: 50, minimum: 3 } as const;

export type KnowledgeResult = {
  score: ExactScore;
  blanks: number;
  reachesMinimum: boolean;
  /** Past cut-offs, newest first. */
  against: readonly { promotion: string; cutOff: number; isApproximate: boolean; reached: boolean }[];
};

/** Undefined with more answers than questions. */
export function knowledgeResult(hits: number, errors: number): KnowledgeResult | undefined {
  const { questions, alternatives, minimum } = knowledgeTest;
  const blanks = questions - hits - errors;
  if (blanks < 0) return undefined;
  const score = scoreOf({ hits, errors, total: questions, alternatives });
  const exact = tenThousandths(score);
  return {
    score,
    blanks,
    reachesMinimum: exact >= minimum * 10_000,
    against: cutOffs.map(({ promotion, score: cutOff, isApproximate }) => ({
      promotion,
      cutOff,
      isApproximate,
      reached: exact >= cutOff,
    })),
  };
}
