import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";

export interface FollowedCommand {
	child: ChildProcessWithoutNullStreams;
	/** The exit code, or null when a signal ended it; all output has been read by then. */
	ended: Promise<number | null>;
	output(): string;
}

/** Runs Node with these arguments and collects what it says. */
export function followCommand(
	args: string[],
	options: { cwd: string; env: NodeJS.ProcessEnv; detached?: boolean },
): FollowedCommand {
	const child = spawn(process.execPath, args, options);
	let text = "";
	for (const stream of [child.stdout, child.stderr])
		stream.on("data", (bytes: Buffer) => {
			text += bytes.toString();
		});
	// At "exit" the last lines may still be in the pipe.
	const ended = once(child, "close").then(([code]) => code as number | null);
	return { child, ended, output: () => text };
}
