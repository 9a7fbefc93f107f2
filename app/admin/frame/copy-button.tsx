import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { addToast } from "../../ui/toast/toast-store.ts";

interface CopyButtonProps {
	label: string;
	/** Also shown on the page. */
	text: string;
}

export function CopyButton({ label, text }: CopyButtonProps) {
	const [isCopied, setCopied] = useState(false);
	const copy = async () => {
		try {
			// Browsers have no clipboard at addresses without TLS.
			await navigator.clipboard.writeText(text);
			setCopied(true);
		} catch {
			const way = "Select the text on this page and copy it by hand.";
			addToast({ tone: "error", title: "Your browser did not copy it.", text: way });
		}
	};
	return (
		<Button kind="outline" data-late="" onClick={copy}>
			{isCopied ? "Copied" : label}
		</Button>
	);
}
