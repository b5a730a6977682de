export function findFaketime(): string | undefined;
export function missingFaketime(): string | undefined;
