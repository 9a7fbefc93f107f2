export function takeLock(folder: string, stopIfEnded: () => void): Promise<void>;
export function leaveLock(folder: string): void;
