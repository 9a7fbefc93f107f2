import { useEffect, useState } from "react";

/** For forms that the browser itself sends. Back may bring the page as it was left: not sending any more. */
export function useSending(): { isSending: boolean; onSubmit(): void } {
	const [isSending, setSending] = useState(false);
	useEffect(() => {
		const reset = () => setSending(false);
		addEventListener("pageshow", reset);
		return () => removeEventListener("pageshow", reset);
	}, []);
	return { isSending, onSubmit: () => setSending(true) };
}
