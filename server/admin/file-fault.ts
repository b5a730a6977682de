/** Why an imported file cannot be read, for the admin. */
export class FileFault extends Error {
  constructor(
    readonly line: number,
    readonly reason: string,
  ) {
    super(reason);
  }
}
