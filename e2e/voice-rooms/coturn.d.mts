export function missingCoturn(): string | undefined;
