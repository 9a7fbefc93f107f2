import type { Door, Sent } from "../stories/door.ts";

const recorder = "/complaints.js";
const complaint = "/complaint?";

/** Runs in the page before its scripts. Reports each error as a request, which outlives the page. */
function record(address: string): void {
	const say = (...words: unknown[]) =>
		void navigator.sendBeacon(address + encodeURIComponent(words.map(String).join(" ")));
	// Firefox reports loads canceled by navigation as errors.
	let left = false;
	addEventListener("beforeunload", () => {
		left = true;
	});
	const onError = ({ target, message, filename }: ErrorEvent) => {
		// WebKit's notice that a resize continues in the next frame.
		if (message?.startsWith("ResizeObserver loop")) return;
		if (target instanceof HTMLElement && left) return;
		// Firefox fails a preload whose module was imported meanwhile; a module that is missing fails its script.
		if (target instanceof HTMLLinkElement && target.rel === "modulepreload") return;
		if (target instanceof HTMLElement) say("Not loaded:", target.outerHTML);
		else say(message, filename);
	};
	addEventListener("error", onError, { capture: true });
	addEventListener("unhandledrejection", ({ reason }) => say("Unhandled:", reason));
	document.addEventListener("securitypolicyviolation", (violation) =>
		say("Against the policy:", violation.violatedDirective, violation.blockedURI),
	);
	for (const level of ["error", "warn"] as const) {
		const print = console[level];
		console[level] = (...words) => {
			say(`console.${level}:`, ...words);
			print.apply(console, words);
		};
	}
}

/** Adds the recorder to every page, because WebDriver cannot report page errors. */
export function addRecorder(path: string, sent: Sent): Sent {
	if (path.startsWith(complaint)) return { ...sent, status: 204, body: Buffer.alloc(0) };
	if (path === recorder) {
		const headers = { "content-type": "text/javascript" };
		return { status: 200, headers, body: Buffer.from(`(${record})("${complaint}")`) };
	}
	return changePage(sent, (html) =>
		html.replace("<head>", `<head><script src="${recorder}"></script>`),
	);
}

/** Removes scripts from a page: only Chromium can disable them. */
export function dropScripts(_path: string, sent: Sent): Sent {
	return changePage(sent, (html) => html.replace(/<script\b.*?<\/script>/gs, ""));
}

function changePage(sent: Sent, change: (html: string) => string): Sent {
	if (!sent.headers?.["content-type"]?.startsWith("text/html")) return sent;
	return { ...sent, body: Buffer.from(change(String(sent.body))) };
}

/** @returns complaints since the last call */
export function takeComplaints({ asked }: Door): string[] {
	const addresses = asked.filter((path) => path.startsWith(complaint));
	asked.splice(0);
	return addresses.map((path) => decodeURIComponent(path.slice(complaint.length)));
}
