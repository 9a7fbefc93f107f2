import type { MouseEvent } from "react";
import { isPlainClick } from "../../ui/is-plain-click.ts";
import { addToast } from "../../ui/toast/toast-store.ts";

interface ShareLinkProps {
	/** Path to share; the link's target without scripts. */
	address: string;
	title: string;
	className?: string;
}

export function ShareLink({ address, title, className }: ShareLinkProps) {
	function share(event: MouseEvent) {
		if (!isPlainClick(event)) return;
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
			// The visitor dismissed the share sheet.
			if (error instanceof DOMException && error.name === "AbortError") return;
		}
	}
	try {
		await navigator.clipboard.writeText(url);
		addToast({ tone: "success", title: "Link Copied" });
	} catch {
		addToast({ tone: "info", title: "Copy This Link", text: url, duration: null });
	}
}
