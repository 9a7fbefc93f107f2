import { resolve } from "node:path";

/** npm runs in the project's folder; paths are meant from the folder in which it was called. */
export function fromCaller(path: string): string {
	return resolve(process.env.INIT_CWD ?? ".", path);
}
