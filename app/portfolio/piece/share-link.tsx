import type { MouseEvent } from "react";
import { addToast } from "../../ui/toast-store.ts";

interface ShareLinkProps {
	/** Path of what is shared; without scripts the link leads there. */
	address: string;
	title: string;
	className?: string;
}

/** Hands the address to the device's own way of sharing, or copies it where there is none. */
export function ShareLink({ address, title, className }: ShareLinkProps) {
	function share(event: MouseEvent) {
		const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
		if (!plain || event.altKey) return;
		event.preventDefault();
		void shareAddress(new URL(address, window.location.href).href, title);
	}

	return (
		<a href={address} className={className} data-late="" onClick={share}>
			Share<span className="unseen">: {title}</span>
		</a>
	);
}

async function shareAddress(url: string, title: string): Promise<void> {
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
		addToast({ tone: "info", title: "Copy This Link", text: url, duration: null });
	}
}
