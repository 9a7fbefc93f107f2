import { useEffect } from "react";

/** When a load is aborted, React Router leaves the decoding of its answer unhandled. */
export function useQuietAborts(): void {
	useEffect(() => {
		const quiet = (event: PromiseRejectionEvent) => {
			if (event.reason?.name === "AbortError") event.preventDefault();
		};
		addEventListener("unhandledrejection", quiet);
		return () => removeEventListener("unhandledrejection", quiet);
	}, []);
}
