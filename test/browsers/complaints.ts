import type { Door, Sent } from "../stories/door.ts";

const recorder = "/complaints.js";
const complaint = "/complaint?";

/** Runs in the page before all else. Each complaint is asked for as an address, which outlives the page. */
function record(address: string): void {
	const say = (...words: unknown[]) =>
		void navigator.sendBeacon(address + encodeURIComponent(words.map(String).join(" ")));
	// Firefox calls a failure what it gives up loading because the page is left.
	let left = false;
	addEventListener("beforeunload", () => {
		left = true;
	});
	const onError = ({ target, message, filename }: ErrorEvent) => {
		// WebKit's word for a size that is looked at again in the next frame.
		if (message?.startsWith("ResizeObserver loop")) return;
		if (target instanceof HTMLElement && left) return;
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

/** Puts the recorder into every page that goes through a door: WebDriver has no other way to hear of errors. */
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

/** A page as it is where scripts are off: no engine but Chromium can be told so. */
export function dropScripts(_path: string, sent: Sent): Sent {
	return changePage(sent, (html) => html.replace(/<script\b.*?<\/script>/gs, ""));
}

function changePage(sent: Sent, change: (html: string) => string): Sent {
	if (!sent.headers?.["content-type"]?.startsWith("text/html")) return sent;
	return { ...sent, body: Buffer.from(change(String(sent.body))) };
}

/** @returns those since it was last asked */
export function takeComplaints({ asked }: Door): string[] {
	const addresses = asked.filter((path) => path.startsWith(complaint));
	asked.splice(0);
	return addresses.map((path) => decodeURIComponent(path.slice(complaint.length)));
}
