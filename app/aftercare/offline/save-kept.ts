import { saveFile } from "../../ui/save-file.ts";
import { addToast } from "../../ui/toast/toast-store.ts";

/** Downloads bypass the worker and fail offline, so this fetches the cached file and saves that. */
export function saveKept(event: MouseEvent): void {
	const { kept } = document.documentElement.dataset;
	if (event.defaultPrevented || !(kept || !navigator.onLine)) return;
	const link = (event.target as Element).closest<HTMLAnchorElement>("a[download]");
	if (!link || link.origin !== location.origin || link.protocol === "blob:") return;
	event.preventDefault();
	void fetchAndSave(link);
}

async function fetchAndSave({ href, download }: HTMLAnchorElement): Promise<void> {
	const answer = await fetch(href).catch(() => null);
	if (!answer?.ok) {
		addToast({
			tone: "error",
			title: "Download Failed",
			text: "The studio could not be reached. Please check your connection.",
		});
		return;
	}
	saveFile(await answer.blob(), download);
}
