export function hasRedis(): boolean;
export function missingRedis(): string | undefined;
