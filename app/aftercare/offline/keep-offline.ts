/**
 * Has the device keep this page, once it is loaded and quiet, so that keeping it slows down nobody. Where
 * that is impossible or unwanted (no HTTPS, no room, saving data), the page is read from the studio as ever.
 */
export function keepOffline(): void {
	// In development a page's parts have no lasting names.
	if (!import.meta.env.PROD || !window.isSecureContext || !("serviceWorker" in navigator)) return;
	const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
	if (connection?.saveData) return;
	if (document.readyState === "complete") register();
	else addEventListener("load", register, { once: true });
}

function register(): void {
	const start = () => {
		navigator.serviceWorker
			.register("/aftercare-worker.js", { scope: "/aftercare" })
			.catch(() => {});
	};
	if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 5_000 });
	else setTimeout(start, 1_000);
}
