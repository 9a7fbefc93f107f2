import { useEffect, useRef, useState } from "react";
import { href } from "react-router";
import styles from "./editor.module.css";
import { leaveOutLostPicture, scrollToBlock, showInFrame } from "./show-in-frame.ts";

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
	const follow = useRef(() => {});
	/** While the last field that changed is the text. */
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
		/** Of the page in the frame. With another one, the artist has scrolled it, and reads there. */
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
