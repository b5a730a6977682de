export function copyTemplate(folder: string): void;
