import { type MouseEvent, type RefObject, useEffect, useRef } from "react";
import { useOpenPicture } from "../../images/viewer/viewer-history.ts";
import { isPlainClick } from "../../ui/is-plain-click.ts";
import { addToast, removeToast } from "../../ui/toast/toast-store.ts";

interface ShareLinkProps {
	/** Path of what is shared; without scripts the link leads there. */
	address: string;
	title: string;
	className?: string;
}

/** Hands the address to the device's own way of sharing, or copies it where there is none. */
export function ShareLink({ address, title, className }: ShareLinkProps) {
	const left = useLeft(address);

	function share(event: MouseEvent) {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		void shareAddress(new URL(address, window.location.href).href, title, left.current);
	}

	return (
		<a href={address} className={className} data-late="" onClick={share}>
			Share<span className="unseen">: {title}</span>
		</a>
	);
}

/** @returns what tells that this address, or the picture that is open over its page, is looked at no longer */
function useLeft(address: string): RefObject<AbortSignal | null> {
	const open = useOpenPicture();
	const left = useRef<AbortSignal>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another of either is a leave from this one
	useEffect(() => {
		const here = new AbortController();
		left.current = here.signal;
		return () => here.abort();
	}, [address, open]);
	return left;
}

async function shareAddress(url: string, title: string, left: AbortSignal | null): Promise<void> {
	if (navigator.share) {
		try {
			return await navigator.share({ title, url });
		} catch (error) {
			// Whoever closes the list of ways has changed their mind.
			if (error instanceof DOMException && error.name === "AbortError") return;
		}
	}
	try {
		await navigator.clipboard.writeText(url);
		addToast({ tone: "success", title: "Link copied" });
	} catch {
		if (left?.aborted) return;
		const toast = addToast({ tone: "info", title: "Copy This Link", text: url, duration: null });
		left?.addEventListener("abort", () => removeToast(toast));
	}
}
