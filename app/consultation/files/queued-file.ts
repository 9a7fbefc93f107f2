export type FileState =
	| { is: "waiting"; note?: string }
	| { is: "sending"; percent: number }
	| { is: "done"; uploadId: string }
	| { is: "refused"; why: string }
	/** `willRetry`: a connection error, retried automatically. */
	| { is: "failed"; why: string; willRetry: boolean };

export interface QueuedFile {
	key: number;
	id: string;
	file: File;
	uploadUrl?: string | undefined;
	lostId?: string;
	/** `file` is the device's copy, because the chosen one became unreadable. */
	copied?: boolean;
	state: FileState;
	reached?: number;
}
