/** The key of the queries about what the topics give to the games. */
export const MATERIAL = ['admin-games-material'];
