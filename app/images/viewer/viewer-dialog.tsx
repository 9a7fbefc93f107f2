import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { CloseMark } from "../../ui/close-mark.tsx";
import { Modal } from "../../ui/modal.tsx";
import { Stage } from "./stage.tsx";
import type { ViewerPicture } from "./viewer.tsx";
import styles from "./viewer-dialog.module.css";
import { pressKey } from "./viewer-keys.ts";
import { LeftMark, MinusMark, PlusMark, RightMark } from "./viewer-marks.tsx";
import { maxScale, minScale, resetZoom, type Zoom, zoomIn, zoomOut } from "./zoom.ts";

interface ViewerDialogProps {
	piece: ViewerPicture;
	place: { at: number; of: number };
	onClose: () => void;
	onPrevious?: () => void;
	onNext?: () => void;
	actions?: ReactNode;
}

/** One picture over the whole screen. */
export function ViewerDialog({
	piece,
	place,
	onClose,
	onPrevious,
	onNext,
	actions,
}: ViewerDialogProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	const zoom = useRef<Zoom>(null);
	const headingId = useId();
	const [scale, setScale] = useState(1);
	const percent = `${Math.round(scale * 100)}%`;
	const several = place.of > 1;
	const where = `${place.at + 1} of ${place.of}`;
	const said = useSaid(percent, several ? `${piece.title}, ${where}` : piece.title);
	return (
		<Modal
			open
			onClose={onClose}
			labelledBy={headingId}
			first={heading}
			className={styles.viewer}
			onKeyDown={(event) => pressKey(event, zoom.current, { onPrevious, onNext })}
		>
			<div className={styles.panel} data-ground="ink">
				<div className={styles.words}>
					<h2 id={headingId} ref={heading} tabIndex={-1}>
						{piece.title}
					</h2>
					{piece.description && <p>{piece.description}</p>}
				</div>
				<div className={styles.bar}>
					{several && <p className={styles.place}>{where}</p>}
					<button
						type="button"
						className={styles.control}
						aria-label="Zoom out"
						aria-disabled={scale <= minScale}
						onClick={() => zoomOut(zoom.current)}
					>
						<MinusMark />
					</button>
					<button
						type="button"
						className={`${styles.control} ${styles.percent}`}
						aria-label={`${percent}, reset zoom`}
						onClick={() => resetZoom(zoom.current)}
					>
						{percent}
					</button>
					<button
						type="button"
						className={styles.control}
						aria-label="Zoom in"
						aria-disabled={scale >= maxScale}
						onClick={() => zoomIn(zoom.current)}
					>
						<PlusMark />
					</button>
					<button type="button" className={styles.control} aria-label="Close" onClick={onClose}>
						<CloseMark />
					</button>
				</div>
				<Stage
					key={piece.id}
					piece={piece}
					zoom={zoom}
					onScale={setScale}
					onPrevious={onPrevious}
					onNext={onNext}
				/>
				{several && (
					<>
						<button
							type="button"
							className={`${styles.control} ${styles.previous}`}
							aria-label="Previous"
							aria-disabled={!onPrevious}
							onClick={onPrevious}
						>
							<LeftMark />
						</button>
						<button
							type="button"
							className={`${styles.control} ${styles.next}`}
							aria-label="Next"
							aria-disabled={!onNext}
							onClick={onNext}
						>
							<RightMark />
						</button>
					</>
				)}
				<div className={styles.actions}>{actions}</div>
				<p className="unseen" role="status">
					{said}
				</p>
			</div>
		</Modal>
	);
}

const quietMs = 400;

/** What changed last, once it has come to rest; the dialog's opening says the rest by itself. */
function useSaid(percent: string, title: string): string {
	const [said, setSaid] = useState("");
	const before = useRef({ percent, title });
	useEffect(() => {
		const timer = setTimeout(() => {
			if (title !== before.current.title) setSaid(title);
			else if (percent !== before.current.percent) setSaid(percent);
			before.current = { percent, title };
		}, quietMs);
		return () => clearTimeout(timer);
	}, [percent, title]);
	return said;
}
