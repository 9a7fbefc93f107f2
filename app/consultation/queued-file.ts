/** Where one chosen file stands on its way to the studio. */
export type FileState =
	/** Its turn comes; `note` says why it takes longer than the file before it. */
	| { is: "waiting"; note?: string }
	| { is: "sending"; percent: number }
	| { is: "done"; uploadId: string }
	/** The studio will not take it, and sending it again would not help. */
	| { is: "refused"; why: string }
	/** It did not arrive; `goesOn` when that was the connection and it will be tried again unasked. */
	| { is: "failed"; why: string; goesOn: boolean };

export interface QueuedFile {
	key: number;
	/** Nobody else's, in any tab. */
	id: string;
	file: File;
	/** Where on the server it arrives; absent until that is known. */
	uploadUrl?: string;
	/** The upload that the server has lost since it was done. */
	lostId?: string;
	/** Object URL of the local preview. */
	preview: string;
	state: FileState;
	/** How much of it has been sent, in percent, wherever it stands now. */
	reached?: number;
}
