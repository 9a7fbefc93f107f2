const pauseMs = 30_000;

/**
 * Tries something again when the browser says it is online, and every 30 seconds in case it does not
 * know. @returns stops that
 */
export function watchConnection(tryAgain: () => void): () => void {
	const timer = setInterval(tryAgain, pauseMs);
	window.addEventListener("online", tryAgain);
	return () => {
		clearInterval(timer);
		window.removeEventListener("online", tryAgain);
	};
}
