export const e2ePort: string;
export const modelPort: number;
