import { useEffect } from "react";

/** When a newer load aborts an older one, React Router leaves the decoding of the older answer unhandled. */
export function useQuietAborts(): void {
	useEffect(() => {
		const quiet = (event: PromiseRejectionEvent) => {
			if (event.reason?.name === "AbortError") event.preventDefault();
		};
		addEventListener("unhandledrejection", quiet);
		return () => removeEventListener("unhandledrejection", quiet);
	}, []);
}
