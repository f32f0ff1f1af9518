/** For what comes in its own time: a machine with other work is late, not wrong, and a second is soon over there. */
export const patience = { timeout: 20_000 } as const;
