import { useEffect, useRef, useState } from "react";
import { href } from "react-router";
import styles from "./editor.module.css";
import { leaveOutLostPicture, showInFrame } from "./show-in-frame.ts";

const pauseMs = 300;
/** Until a photo in the text is made. */
const makingMs = 3_000;

interface Count {
	words: number;
	readTime: string;
}

interface ArticlePreviewProps {
	id: string;
	/** On a phone one of both is in view; a wide page has both. */
	view: "write" | "preview";
	onCount: (count: Count) => void;
}

/** The real page, a moment after the last key. */
export function ArticlePreview({ id, view, onCount }: ArticlePreviewProps) {
	const section = useRef<HTMLElement>(null);
	const frame = useRef<HTMLIFrameElement>(null);
	const [first, setFirst] = useState<string>();
	const [isLost, setIsLost] = useState(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: with another view, the page may have come into sight
	useEffect(() => {
		const form = section.current?.closest("form");
		if (!form) return;
		let asked = new AbortController();
		let timer: ReturnType<typeof setTimeout> | undefined;
		const show = async () => {
			asked.abort();
			asked = new AbortController();
			const { signal } = asked;
			const isInView = Boolean(frame.current?.offsetParent);
			try {
				const { html, isMaking, ...count } = await askFor(new FormData(form), id, isInView, signal);
				onCount(count);
				if (isMaking) showIn(makingMs);
				setIsLost(false);
				const page = html && leaveOutLostPicture(html);
				if (page && !showInFrame(frame.current, page)) setFirst(page);
			} catch {
				if (!signal.aborted) setIsLost(true);
			}
		};
		const showIn = (ms: number) => {
			clearTimeout(timer);
			timer = setTimeout(show, ms);
		};
		const showSoon = () => showIn(pauseMs);
		void show();
		form.addEventListener("input", showSoon);
		return () => {
			asked.abort();
			clearTimeout(timer);
			form.removeEventListener("input", showSoon);
		};
	}, [id, view, onCount]);
	return (
		<section ref={section} className={styles.preview} aria-label="Preview" data-late="">
			{isLost && <p className={styles.lost}>The preview is waiting for a connection.</p>}
			<iframe
				ref={frame}
				title="The article as visitors see it"
				sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
				srcDoc={first}
			/>
		</section>
	);
}

async function askFor(
	typed: FormData,
	id: string,
	isInView: boolean,
	signal: AbortSignal,
): Promise<Count & { isMaking: boolean; html?: string }> {
	const body = new URLSearchParams();
	for (const [name, value] of typed) if (typeof value === "string") body.append(name, value);
	body.set("_id", id);
	if (isInView) body.set("_page", "1");
	const answer = await fetch(href("/admin/articles/preview"), { method: "POST", body, signal });
	if (!answer.ok) throw new Error(`The preview failed to load (${answer.status})`);
	return answer.json();
}
