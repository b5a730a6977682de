export function secretsIn(file: string, text: string): string[];
