import { isReachable } from "./import-online.ts";

const lost = { why: "The connection was lost.", willRetry: true };

/** The tus client is loaded when the first file is chosen. @returns why it cannot be, and whether it is tried again */
export async function loadSender() {
	// Browsers may cache a failed import forever.
	if (!navigator.onLine && !(await isReachable())) return lost;
	try {
		return await import("./upload-file.ts");
	} catch {
		return (await isReachable()) ? { why: "Reload this page to send it.", willRetry: false } : lost;
	}
}
