import { type MouseEvent, type RefObject, useEffect, useRef } from "react";
import { useOpenPicture } from "../../images/viewer/viewer-history.ts";
import { isPlainClick } from "../../ui/is-plain-click.ts";
import { addToast, removeToast } from "../../ui/toast/toast-store.ts";

interface ShareLinkProps {
	/** Path to share; the link's target without scripts. */
	address: string;
	title: string;
	className?: string;
}

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

/** @returns a signal aborted when the URL or the open picture changes */
function useLeft(address: string): RefObject<AbortSignal | null> {
	const open = useOpenPicture();
	const left = useRef<AbortSignal>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: aborts when the address or the open picture changes
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
			// The visitor dismissed the share sheet.
			if (error instanceof DOMException && error.name === "AbortError") return;
		}
	}
	try {
		await navigator.clipboard.writeText(url);
		addToast({ tone: "success", title: "Link Copied" });
	} catch {
		if (left?.aborted) return;
		const toast = addToast({ tone: "info", title: "Copy This Link", text: url, duration: null });
		left?.addEventListener("abort", () => removeToast(toast));
	}
}
