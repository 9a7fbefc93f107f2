/** Where one chosen file stands on its way to the server. */
export type FileState =
	/** `note` says why it takes longer than the file before it. */
	| { is: "waiting"; note?: string }
	| { is: "sending"; percent: number }
	| { is: "done"; uploadId: string }
	/** Sending it again would not help. */
	| { is: "refused"; why: string }
	/** `goesOn` when it was the connection, so that it is tried again unasked. */
	| { is: "failed"; why: string; goesOn: boolean };

export interface QueuedFile {
	key: number;
	/** Unique in all tabs. */
	id: string;
	file: File;
	/** Where on the server it arrives; absent until that is known. */
	uploadUrl?: string | undefined;
	/** The upload that the server has lost since it was done. */
	lostId?: string;
	/** `file` is the device's own copy, since the chosen one could not be read any more. */
	copied?: boolean;
	state: FileState;
	/** How much of it has been sent, in percent, wherever it stands now. */
	reached?: number;
}
