import { useEffect, useRef, useState } from "react";
import { href } from "react-router";
import styles from "./document.module.css";

const pauseMs = 200;

/** The text beside it as visitors read it, a moment after the last key. Its own styles: a shared file would load on articles. */
export function MarkdownPreview({ name }: { name: string }) {
	const preview = useRef<HTMLDetailsElement>(null);
	const [html, setHtml] = useState("");
	useEffect(() => {
		const details = preview.current;
		const box = details?.closest("form")?.elements.namedItem(name);
		if (!details || !(box instanceof HTMLTextAreaElement)) return;
		let asked = new AbortController();
		let timer: ReturnType<typeof setTimeout> | undefined;
		const show = () => {
			if (!details.open) return;
			asked.abort();
			asked = new AbortController();
			// Without an answer the last preview stays; the next key asks again.
			render(box.value, asked.signal).then(setHtml, () => {});
		};
		const showSoon = () => {
			clearTimeout(timer);
			timer = setTimeout(show, pauseMs);
		};
		box.addEventListener("input", showSoon);
		details.addEventListener("toggle", show);
		return () => {
			asked.abort();
			clearTimeout(timer);
			box.removeEventListener("input", showSoon);
			details.removeEventListener("toggle", show);
		};
	}, [name]);
	return (
		<details ref={preview} className={styles.preview}>
			<summary data-late="">Preview</summary>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized on the server */}
			<div className={styles.rendered} dangerouslySetInnerHTML={{ __html: html }} />
		</details>
	);
}

async function render(text: string, signal: AbortSignal): Promise<string> {
	const body = new URLSearchParams({ text });
	const answer = await fetch(href("/admin/site/preview"), { method: "POST", body, signal });
	if (!answer.ok) throw new Error(`The preview failed to load (${answer.status})`);
	return (await answer.json()).html;
}
