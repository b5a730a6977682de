/**
 * An error of the environment. Its message tells the operator what happened and what to do; it is printed without a
 * stack and the process exits with 1.
 */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
