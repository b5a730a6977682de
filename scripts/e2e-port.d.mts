export const e2ePort: string;
