import { useLayoutEffect, useRef } from "react";
import cardStyles from "../../portfolio/list/wall/artwork-card.module.css";
import type { ShownArtwork } from "../../portfolio/pieces/show-artwork.server.ts";
import { PiecePicture } from "../portfolio/developer-card.tsx";
import styles from "./lifted-print.module.css";

/** Pixels: the wall must stay visible around it. */
const widest = 240;

interface LiftedPrintProps {
	piece: ShownArtwork;
	/** Event that started the drag. */
	by: Event;
}

/** Drag overlay, scaled about the pointer. */
export function LiftedPrint({ piece, by }: LiftedPrintProps) {
	const print = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const element = print.current;
		const point = readPoint(by);
		if (!element || !point) return;
		const { left, top, width } = element.getBoundingClientRect();
		element.style.transformOrigin = `${point.x - left}px ${point.y - top}px`;
		element.style.setProperty("--lifted", String(Math.min(1, widest / width)));
		element.dataset.held = "";
	}, [by]);
	return (
		<div className={styles.place}>
			<div ref={print} className={`${cardStyles.plate} ${styles.print}`}>
				<PiecePicture piece={piece} rank="first" />
			</div>
		</div>
	);
}

function readPoint(event: Event): { x: number; y: number } | null {
	const at = event instanceof MouseEvent ? event : (event as TouchEvent).touches?.[0];
	return at ? { x: at.clientX, y: at.clientY } : null;
}
