// First, because it declares the order of layers.
import "../../app/ui/tokens.css";
import "../../app/ui/base.css";
import { StrictMode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { InlineEditor } from "../../app/editing/field/inline-editor.tsx";
import { Toaster } from "../../app/ui/toast/toaster.tsx";

declare global {
	interface Window {
		/** Saved texts, and events that reached the element around the editors. */
		seen: { saved: string[]; around: string[] };
		change(patch: Partial<Texts>): void;
		takeAway(): void;
	}
}

interface Texts {
	title: string;
	description: string;
	long: string;
}

function Page() {
	const [texts, setTexts] = useState<Texts>({
		title: "Koi climbing",
		description: "Up the forearm,\nagainst the water.",
		long: `${"Seventy characters ".repeat(3)}or so`,
	});
	const [closed, setClosed] = useState(false);
	useEffect(() => {
		window.seen = { saved: [], around: [] };
		window.change = (patch) => setTexts((before) => ({ ...before, ...patch }));
		window.takeAway = () => setClosed(true);
	}, []);
	const save = (name: keyof Texts) => (value: string) => {
		window.seen.saved.push(`${name}: ${value}`);
		setTexts((before) => ({ ...before, [name]: value }));
	};
	if (closed) return <p>Closed</p>;
	return (
		<article ref={listen} style={{ width: 260, padding: 24 }}>
			<h2>
				<InlineEditor
					label="title"
					of={texts.title}
					value={texts.title}
					max={64}
					onSave={save("title")}
				/>
			</h2>
			<p>
				<InlineEditor
					label="description"
					of={texts.title}
					value={texts.description}
					max={160}
					multiline
					optional
					onSave={save("description")}
				/>
			</p>
			<h3>
				<InlineEditor label="long title" value={texts.long} max={40} onSave={save("long")} />
			</h3>
			<a href="#elsewhere">A link beside them</a>
			<a href="#picture" aria-label="A picture" style={{ display: "block" }}>
				<img alt="" width={100} height={100} />
			</a>
			<div style={{ position: "relative", height: 100 }}>
				<style>{"[href='#card']::after { content: ''; position: absolute; inset: 0 }"}</style>
				<a href="#card">A card</a>
			</div>
		</article>
	);
}

function listen(around: HTMLElement) {
	const hear = ({ type }: Event) => window.seen.around.push(type);
	const ending = new AbortController();
	const { signal } = ending;
	for (const type of ["keydown", "pointerdown", "mousedown", "touchstart"]) {
		around.addEventListener(type, hear, { signal });
		document.addEventListener(type, hear, { signal });
	}
	return () => ending.abort();
}

const element = document.getElementById("root");
if (!element) throw new Error("The page has no root");
createRoot(element).render(
	<StrictMode>
		<main>
			<Page />
		</main>
		<Toaster />
	</StrictMode>,
);
