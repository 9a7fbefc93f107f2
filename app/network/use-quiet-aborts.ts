import { useEffect } from "react";

/** When a load is aborted, React Router leaves the decoding of its answer unhandled, as an error or as its cause. */
export function useQuietAborts(): void {
	useEffect(() => {
		const quiet = (event: PromiseRejectionEvent) => {
			const { reason } = event;
			if ([reason, reason?.cause].some((error) => error?.name === "AbortError")) {
				event.preventDefault();
			}
		};
		addEventListener("unhandledrejection", quiet);
		return () => removeEventListener("unhandledrejection", quiet);
	}, []);
}
