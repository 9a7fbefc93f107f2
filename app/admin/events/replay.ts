/** A new stream replays this long: longer than a stream lasts, so a reconnect misses nothing. */
export const replayMs = 180_000;
