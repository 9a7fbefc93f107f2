import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";

export interface FollowedCommand {
	child: ChildProcessWithoutNullStreams;
	/** The exit code, or null when a signal ended it; all output has been read by then. */
	ended: Promise<number | null>;
	output(): string;
}

interface FollowOptions {
	cwd: string;
	env: NodeJS.ProcessEnv;
	detached?: boolean;
	under?: string[];
}

/** Runs Node with these arguments and collects what it says. `under` is a command that runs Node, such as a tracer. */
export function followCommand(
	args: string[],
	{ under = [], ...options }: FollowOptions,
): FollowedCommand {
	const [command = "", ...all] = [...under, process.execPath, ...args];
	const child = spawn(command, all, options);
	let text = "";
	for (const stream of [child.stdout, child.stderr])
		stream.on("data", (bytes: Buffer) => {
			text += bytes.toString();
		});
	// At "exit" the last lines may still be in the pipe.
	const ended = once(child, "close").then(([code]) => code as number | null);
	return { child, ended, output: () => text };
}
