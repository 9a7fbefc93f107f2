/** Fixed by the specification and by the database's check, so it is not one of the studio's facts. */
export const ageRange = { from: 18, to: 120 } as const;
