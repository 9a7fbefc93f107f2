import { rm } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../../root.server.ts";
import { openPictureChild } from "./child-process.server.ts";
import type { Job } from "./re-encode.ts";
import type { HeaderFault } from "./read-header.ts";
import { createRotation } from "./rotation.ts";

export type Fault = HeaderFault | "damaged" | "too_heavy";

export interface Converter {
	/**
	 * @param network the uploader's: networks take turns, so that one cannot fill the queue
	 * @throws with the system's `code` when the disk or the system failed
	 */
	convert(job: Job, network: string): Promise<Fault | undefined>;
	close(): void;
}

const limits = { seconds: 60, megabytes: 900, idleSeconds: 20, jobs: 200 };

/** Decodes pictures one at a time in a child process. */
export function openConverter(within = limits): Converter {
	const child = openPictureChild<Job, Answer>(
		join(root, "app/cleaning/picture/conversion-process.ts"),
		within,
	);
	let closed = false;
	const take = createRotation();

	const run = async (job: Job): Promise<Fault | undefined> => {
		let answer = await child.ask(job);
		// Earlier pictures may have used up the memory: try once in a fresh process.
		if (answer === "gone" && !closed) answer = await child.ask(job);
		if (closed) throw new Error("The converter was closed");
		const { fault, code }: Answer = typeof answer === "string" ? { fault: "too_heavy" } : answer;
		if (fault || code) await rm(job.to, { force: true });
		if (code) throw Object.assign(new Error("A picture was not written"), { code });
		return fault;
	};
	return {
		convert: (job, network) => take(network, () => run(job)),
		close() {
			closed = true;
			child.end();
		},
	};
}

interface Answer {
	fault?: Fault;
	code?: string;
}
