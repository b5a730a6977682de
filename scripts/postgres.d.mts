export function findPostgres(): string | undefined;
export function missingPostgres(): string | undefined;
