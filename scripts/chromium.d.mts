export function systemChromium(): string | undefined;
export function findChromium(): Promise<{ path?: string; missing?: string }>;
