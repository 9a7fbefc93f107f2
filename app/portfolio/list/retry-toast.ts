import { isDeveloperMode } from "../../ui/developer-flag.ts";
import { addToast, removeToast } from "../../ui/toast/toast-store.ts";

interface Missing {
	/** What did not come, as a title: "The Whole List". */
	what: string;
	/** A sentence. */
	why: string;
	/** As `createConnectionWatch` makes it. */
	watch(tryAgain: () => void): () => void;
	/** The page that wants it. */
	left: AbortSignal;
}

/**
 * Resolves when it is time to ask once more for what a page needs to be edited, or when the page is left.
 * Visitors with something stored see the page as it came, and that is all right; the artist wants to edit it.
 */
export async function untilAskedAgain({ what, why, watch, left }: Missing): Promise<void> {
	let said = "";
	let stop = () => {};
	await new Promise<void>((resolve) => {
		stop = watch(resolve);
		left.addEventListener("abort", () => resolve());
		console.warn(`${what} did not come.`);
		if (!isDeveloperMode()) return;
		said = addToast({
			tone: "error",
			title: `${what} Did Not Come`,
			text: `${why} Nothing can be edited until then.`,
			action: { label: "Retry", run: resolve },
		});
	});
	stop();
	removeToast(said);
}
