import type { Answer } from "./call.ts";

/** For pages that several tests read: each path is asked for once. */
export function askOnce(ask: (path: string) => Promise<Answer>): (path: string) => Promise<Answer> {
	const answers = new Map<string, Promise<Answer>>();
	return (path) => {
		const answer = answers.get(path) ?? ask(path);
		answers.set(path, answer);
		return answer;
	};
}
