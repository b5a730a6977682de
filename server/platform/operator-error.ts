/**
 * A fault of the surroundings, not of the program. Its message is one sentence for the person who runs the
 * server: what happened and what to do. The caller prints it without a stack and exits with 1.
 */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
