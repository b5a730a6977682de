export function findPgbouncer(): string | undefined;
export function missingPgbouncer(): string | undefined;
