import { isDeveloperMode } from "../../ui/developer-flag.ts";
import { addToast, removeToast } from "../../ui/toast/toast-store.ts";

interface Missing {
	what: string;
	why: string;
	watch(tryAgain: () => void): () => void;
	left: AbortSignal;
}

/**
 * Resolves on retry, on reconnection, or when the page is left. Only the artist sees the toast: for
 * visitors the server's page is enough.
 */
export async function waitForRetry({ what, why, watch, left }: Missing): Promise<void> {
	let said = "";
	let stop = () => {};
	await new Promise<void>((resolve) => {
		stop = watch(resolve);
		left.addEventListener("abort", () => resolve());
		console.warn(`${what} did not load.`);
		if (!isDeveloperMode()) return;
		said = addToast({
			tone: "error",
			title: `${what} Did Not Load`,
			text: `${why} Nothing can be edited until this loads.`,
			action: { label: "Retry", run: resolve },
		});
	});
	stop();
	removeToast(said);
}
