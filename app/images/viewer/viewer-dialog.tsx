import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { CloseMark } from "../../ui/dialog/close-mark.tsx";
import { ignoreSecondTap } from "../../ui/dialog/ignore-second-tap.ts";
import { Modal } from "../../ui/dialog/modal.tsx";
import { Mark } from "../../ui/mark.tsx";
import { MarkButton } from "../../ui/mark-button.tsx";
import { LeftMark, RightMark } from "../../ui/step-marks.tsx";
import { Stage } from "./stage.tsx";
import styles from "./viewer-dialog.module.css";
import { pressKey } from "./viewer-keys.ts";
import type { ViewerPicture } from "./viewer-walk.tsx";
import { maxScale, minScale, resetZoom, type Zoom, zoomIn, zoomOut } from "./zoom.ts";

interface ViewerDialogProps {
	piece: ViewerPicture;
	place: { at: number; of: number };
	onClose: () => void;
	onPrevious?: () => void;
	onNext?: () => void;
	waitsFor?: 1 | -1;
	actions?: ReactNode;
}

export function ViewerDialog({
	piece,
	place,
	onClose,
	onPrevious,
	onNext,
	waitsFor,
	actions,
}: ViewerDialogProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	const zoom = useRef<Zoom>(null);
	const headingId = useId();
	const [scale, setScale] = useState(1);
	const percent = `${Math.round(scale * 100)}%`;
	const [asHealed, setAsHealed] = useState(isHealedOpener);
	const showsHealed = asHealed && piece.healed !== undefined;
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
					{piece.healed && (
						<button
							type="button"
							className={styles.healed}
							aria-label={`Healed, ${piece.healed.months}`}
							aria-pressed={showsHealed}
							onClick={() => setAsHealed(!asHealed)}
						>
							<span>
								Healed<span className={styles.months}>, {piece.healed.months}</span>
							</span>
						</button>
					)}
					<MarkButton
						label="Zoom out"
						disabled={scale <= minScale}
						onClick={() => zoomOut(zoom.current)}
					>
						<Mark path="M2 9h14" />
					</MarkButton>
					<MarkButton
						label={`${percent}, reset zoom`}
						className={styles.percent}
						onClick={() => resetZoom(zoom.current)}
					>
						{percent}
					</MarkButton>
					<MarkButton
						label="Zoom in"
						disabled={scale >= maxScale}
						onClick={() => zoomIn(zoom.current)}
					>
						<Mark path="M9 2v14M2 9h14" />
					</MarkButton>
					<MarkButton
						label="Close"
						onClick={(event) => {
							ignoreSecondTap(event);
							onClose();
						}}
					>
						<CloseMark />
					</MarkButton>
				</div>
				<Stage
					key={piece.id}
					piece={piece}
					healed={showsHealed}
					zoom={zoom}
					onScale={setScale}
					onPrevious={onPrevious}
					onNext={onNext}
				/>
				{several && (
					<>
						<MarkButton
							label="Previous"
							className={styles.previous}
							disabled={!onPrevious}
							busy={waitsFor === -1}
							onClick={onPrevious}
						>
							<LeftMark />
						</MarkButton>
						<MarkButton
							label="Next"
							className={styles.next}
							disabled={!onNext}
							busy={waitsFor === 1}
							onClick={onNext}
						>
							<RightMark />
						</MarkButton>
					</>
				)}
				<div className={styles.actions} data-bottom-bar="">
					{actions}
				</div>
				<p className="unseen" role="status">
					{said}
				</p>
			</div>
		</Modal>
	);
}

/** The plate that was pressed has the focus until the dialog opens. */
function isHealedOpener(): boolean {
	return Boolean(document.activeElement?.closest("[data-healed]"));
}

const quietMs = 400;

/** Announces the latest change after a pause; opening the dialog announces the first picture. */
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
