import type { ProtocolCase } from './protocol.contract';
import { nodeOf, pathOf, type Tree } from './tree';
import type { Walk } from './walk';

export type Decision = {
  question: string;
  title: string;
  /** The labels; undefined if the question was not reached, or does not belong to the case. */
  given: string | undefined;
  right: string | undefined;
  isRight: boolean;
  why: string | undefined;
};

export type Score = {
  right: number;
  /** The questions of the case and those that were answered beside it. */
  total: number;
  /** From 0 to 10, with one decimal. */
  score: number;
  decisions: readonly Decision[];
  /** The same end as the case's own path. */
  isRightEnd: boolean;
};

/** Compares a finished walk with the path of its case, question by question. */
export function scoreCase(tree: Tree, { answers }: ProtocolCase, walk: Walk): Score {
  const label = (question: string, option: string | undefined): string | undefined => {
    const node = nodeOf(tree, question);
    return node?.kind === 'question' ? node.options.find(({ id }) => id === option)?.label : undefined;
  };
  const title = (question: string) => nodeOf(tree, question)?.title ?? question;
  const given = new Map(
    walk.visits.flatMap(({ node, option }) => (option === undefined ? [] : [[node, option] as const])),
  );
  const asked = new Set(answers.map(({ question }) => question));
  const expected = answers.map(({ question, option, why }): Decision => {
    const answer = given.get(question);
    return {
      question,
      title: title(question),
      given: label(question, answer),
      right: label(question, option),
      isRight: answer === option,
      why,
    };
  });
  const beside = [...given]
    .filter(([question]) => !asked.has(question))
    .map(
      ([question, option]): Decision => ({
        question,
        title: title(question),
        given: label(question, option),
        right: undefined,
        isRight: false,
        why: undefined,
      }),
    );
  const decisions = [...expected, ...beside];
  const right = expected.filter(({ isRight }) => isRight).length;
  const end = pathOf(tree, new Map(answers.map(({ question, option }) => [question, option]))).at(-1);
  return {
    right,
    total: decisions.length,
    score: decisions.length === 0 ? 0 : Math.round((right / decisions.length) * 100) / 10,
    decisions,
    isRightEnd: end !== undefined && end.id === walk.visits.at(-1)?.node,
  };
}
