import { savesData } from "../../network/saves-data.ts";

/** Waits for the page to load, so that filling the cache slows nothing down. */
export function keepOffline(): void {
	// In development, asset names are not stable.
	if (!import.meta.env.PROD || !window.isSecureContext || !("serviceWorker" in navigator)) return;
	if (savesData()) return;
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
