/** The lights of the tower; every error and every hint puts one out. */
export const LIGHTS = 6;
