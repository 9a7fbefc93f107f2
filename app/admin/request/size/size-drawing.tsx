import { card, hand, type PlannedSize } from "./read-size.ts";
import styles from "./size-drawing.module.css";

const gap = 26;
const edge = 6;
const tick = 5;

/** A left hand of medium size, fingers up. Millimeters, from the thumb's tip and above the middle finger. */
const handPath =
	"M52 184C50 168 43 158 34 145C24 131 12 117 3 103C-4 92 8 82 17 91C25 100 31 111 41 119L41 26" +
	"A9 9 0 0 1 59 26L59.5 80A1 1 0 0 0 61.5 80L62 13A9 9 0 0 1 80 13L80.5 80A1 1 0 0 0 82.5 80L83 23" +
	"A8.5 8.5 0 0 1 100 23L100.5 88A1 1 0 0 0 102.5 88L103 50A7.5 7.5 0 0 1 118 50L118 114C118 144 106 158 103 184";

interface SizeDrawingProps {
	size: PlannedSize;
	typed: string;
}

/** The planned size beside a hand and a bank card, all to one scale and on one line. */
export function SizeDrawing({ size, typed }: SizeDrawingProps) {
	const shape = { width: size.height ? size.width : tick * 2, height: size.height ?? size.width };
	const bottom = Math.max(shape.height, hand.height);
	const handAt = shape.width + gap;
	const cardAt = handAt + hand.width + gap;
	const width = cardAt + card.width + 2 * edge;
	const height = bottom + 2 * edge;
	return (
		<figure className={styles.figure}>
			<svg
				className={styles.drawing}
				viewBox={`${-edge} ${-edge} ${width} ${height}`}
				width={width}
				height={height}
				role="img"
				aria-label={`${typed}, drawn beside a hand and a bank card`}
			>
				<g transform={`translate(0 ${bottom - shape.height})`} className={styles.planned}>
					{size.height ? (
						<rect width={shape.width} height={shape.height} />
					) : (
						<path d={`M0 0H${tick * 2}M${tick} 0V${shape.height}M0 ${shape.height}H${tick * 2}`} />
					)}
				</g>
				<g className={styles.measure}>
					<path d={handPath} transform={`translate(${handAt} ${bottom - hand.height})`} />
					<g transform={`translate(${cardAt} ${bottom - card.height})`}>
						<rect {...card} rx="3.2" />
						<path d={`M0 11H${card.width}`} />
					</g>
				</g>
			</svg>
			<figcaption className={styles.caption}>
				{typed}, beside a hand and a bank card, to scale
			</figcaption>
		</figure>
	);
}
