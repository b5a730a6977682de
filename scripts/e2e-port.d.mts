export const e2ePort: string;
export const modelPort: number;
/** The data folder of the server that all browser tests share. */
export const e2eData: string;
