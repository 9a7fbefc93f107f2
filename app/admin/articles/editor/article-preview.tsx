import { useEffect, useRef, useState } from "react";
import { href } from "react-router";
import styles from "./editor.module.css";
import { leaveOutLostPicture, scrollToBlock, showInFrame } from "./show-in-frame.ts";

const pauseMs = 300;
/** Delay of the next preview while a photo in the text is processed. */
const makingMs = 3_000;

interface Count {
	words: number;
	readTime: string;
}

interface ArticlePreviewProps {
	id: string;
	/** Phones show only this one; wide screens show both. */
	view: "write" | "preview";
	onCount: (count: Count) => void;
}

/** The real page, updated a moment after the last key. */
export function ArticlePreview({ id, view, onCount }: ArticlePreviewProps) {
	const section = useRef<HTMLElement>(null);
	const frame = useRef<HTMLIFrameElement>(null);
	const follow = useRef(() => {});
	/** The text field, if it was edited last. */
	const writing = useRef<HTMLTextAreaElement>(null);
	const [first, setFirst] = useState<string>();
	const [isLost, setIsLost] = useState(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: with another view, the page may have come into sight
	useEffect(() => {
		const form = section.current?.closest("form");
		if (!form) return;
		let asked = new AbortController();
		let timer: ReturnType<typeof setTimeout> | undefined;
		const readScroll = () => frame.current?.contentWindow?.scrollY ?? 0;
		/** Scroll position after the last update. If it has changed, the artist reads elsewhere in the page. */
		let scroll = readScroll();
		const show = async () => {
			asked.abort();
			asked = new AbortController();
			const { signal } = asked;
			const isInView = Boolean(frame.current?.offsetParent);
			const caret = isInView ? (writing.current?.selectionStart ?? "") : null;
			try {
				const { html, isMaking, block, ...count } = await askFor(
					new FormData(form),
					id,
					caret,
					signal,
				);
				onCount(count);
				if (isMaking) showIn(makingMs);
				setIsLost(false);
				const page = html && leaveOutLostPicture(html);
				if (!page) return;
				const isRead = readScroll() !== scroll;
				follow.current = () => {
					if (frame.current && block !== undefined && !isRead) scrollToBlock(frame.current, block);
					scroll = readScroll();
				};
				if (showInFrame(frame.current, page)) follow.current();
				else setFirst(page);
			} catch {
				if (!signal.aborted) setIsLost(true);
			}
		};
		const showIn = (ms: number) => {
			clearTimeout(timer);
			timer = setTimeout(show, ms);
		};
		const showSoon = ({ target }: Event) => {
			writing.current =
				target instanceof HTMLTextAreaElement && target.name === "text" ? target : null;
			scroll = readScroll();
			showIn(pauseMs);
		};
		void show();
		form.addEventListener("input", showSoon);
		return () => {
			asked.abort();
			clearTimeout(timer);
			form.removeEventListener("input", showSoon);
		};
	}, [id, view, onCount]);
	// On a phone its foot would be below the bar.
	useEffect(() => {
		if (view === "preview") section.current?.scrollIntoView({ block: "nearest" });
	}, [view]);
	return (
		<section ref={section} className={styles.preview} aria-label="Preview" data-late="">
			{isLost && <p className={styles.lost}>The preview is waiting for a connection.</p>}
			<iframe
				ref={frame}
				title="The article as visitors see it"
				sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
				srcDoc={first}
				onLoad={() => follow.current()}
			/>
		</section>
	);
}

/** @param caret where the artist writes in the text, if so; null while the page is out of sight */
async function askFor(
	typed: FormData,
	id: string,
	caret: number | "" | null,
	signal: AbortSignal,
): Promise<Count & { isMaking: boolean; html?: string; block?: number }> {
	const body = new URLSearchParams();
	for (const [name, value] of typed) if (typeof value === "string") body.append(name, value);
	body.set("_id", id);
	if (caret !== null) body.set("_page", String(caret));
	const answer = await fetch(href("/admin/articles/preview"), { method: "POST", body, signal });
	if (!answer.ok) throw new Error(`The preview failed to load (${answer.status})`);
	return answer.json();
}
