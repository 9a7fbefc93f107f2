import { useEffect, useState } from "react";
import { href } from "react-router";
import { useStudio } from "../../publishing/frame-studio.ts";
import { keepOffline } from "./keep-offline.ts";
import { checkLeaving, noteLeaving, sayWhetherLeft } from "./kept-links.ts";
import styles from "./kept-offline.module.css";
import { saveKept } from "./save-kept.ts";

export function KeptOffline() {
	const { locale } = useStudio();
	const [words, setWords] = useState<string | null>(null);

	useEffect(() => {
		const { kept } = document.documentElement.dataset;
		if (!kept) return;
		const say = () => setWords(sayKept(new Date(kept), locale, navigator.onLine));
		say();
		sayWhetherLeft();
		addEventListener("offline", say);
		return () => removeEventListener("offline", say);
	}, [locale]);

	useEffect(() => {
		keepOffline();
		document.addEventListener("click", saveKept);
		// Capture runs before the router, which respects preventDefault.
		addEventListener("click", checkLeaving, true);
		return () => {
			document.removeEventListener("click", saveKept);
			removeEventListener("click", checkLeaving, true);
			noteLeaving(0);
		};
	}, []);

	return (
		<div role="status" className={styles.place}>
			{words && (
				<div className={styles.note} data-ground="paper">
					<p>{words} Other pages need a connection.</p>
					<a className={`touch ${styles.again}`} href={href("/aftercare")}>
						Reload this page
					</a>
				</div>
			)}
		</div>
	);
}

/** @param online `navigator.onLine`, which can be true while the site is unreachable */
function sayKept(at: Date, locale: string, online: boolean): string {
	const date = at.toLocaleDateString(locale, { dateStyle: "long" });
	const why = online ? "The studio could not be reached." : "You are offline.";
	return `${why} This page is the copy saved to this device on ${date}.`;
}
