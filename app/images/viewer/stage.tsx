import { type CSSProperties, type RefObject, type TouchEvent, useState } from "react";
import { TransformComponent, TransformWrapper } from "react-zoom-pan-pinch";
import { Picture } from "../picture.tsx";
import styles from "./stage.module.css";
import { useFinger } from "./use-finger.ts";
import { useSharpPicture } from "./use-sharp-picture.ts";
import { useShownAlready } from "./use-shown-already.ts";
import type { ViewerPicture } from "./viewer-walk.tsx";
import {
	finishAnimation,
	isZoomed,
	maxScale,
	minScale,
	moveMs,
	resumePanning,
	toggleZoom,
	wheelStep,
	type Zoom,
} from "./zoom.ts";

interface StageProps {
	piece: ViewerPicture;
	/** Shows the healed picture over the other, at the same zoom. */
	healed: boolean;
	zoom: RefObject<Zoom | null>;
	onScale: (scale: number) => void;
	onPrevious?: () => void;
	onNext?: () => void;
}

export function Stage({ piece, healed, zoom, onScale, onPrevious, onNext }: StageProps) {
	const { alt, title, picture } = piece;
	const shown = useShownAlready(picture);
	const [zoomed, setZoomed] = useState(false);
	const [desk] = useState(() => matchMedia("(hover: hover) and (pointer: fine)").matches);
	const finger = useFinger({
		swipes: !zoomed,
		onPrevious,
		onNext,
		onDouble: (x, y) => toggleZoom(zoom.current, x, y),
	});
	const ratio = picture.width / picture.height;
	const whole = `min(100vw, calc((100vh - 11rem) * ${ratio.toFixed(4)}))`;
	const sizes = useSharpPicture(picture, zoomed) ? `${picture.width}px` : whole;
	const takeHold = () => finishAnimation(zoom.current);
	return (
		<TransformWrapper
			ref={zoom}
			minScale={minScale}
			maxScale={maxScale}
			centerOnInit
			centerZoomedOut
			disablePadding
			// Bounds cannot be exceeded here, and aligning would cancel a running animation.
			autoAlignment={{ disabled: true }}
			smooth={false}
			wheel={{ step: wheelStep, disabled: !desk }}
			panning={{
				disabled: !zoomed,
				velocityDisabled: moveMs() === 0,
				allowMiddleClickPan: false,
				allowRightClickPan: false,
			}}
			doubleClick={{ disabled: true }}
			onTransform={(_, { scale }) => {
				setZoomed(isZoomed(scale));
				onScale(scale);
			}}
		>
			<TransformComponent
				wrapperClass={styles.stage}
				contentClass={styles.content}
				wrapperProps={
					{
						...finger,
						onWheelCapture: takeHold,
						onMouseDownCapture: takeHold,
						onTouchStartCapture: takeHold,
						onTouchEnd: (event: TouchEvent) => {
							finger.onTouchEnd(event);
							resumePanning(zoom.current, event);
						},
						"data-zoomed": zoomed ? "" : undefined,
					} as object
				}
			>
				<div className={styles.picture} style={{ "--ratio": ratio } as CSSProperties}>
					<div aria-hidden={healed || undefined}>
						<Picture
							picture={picture}
							shown={shown}
							alt={alt}
							title={title}
							sizes={sizes}
							zoomable
							rank="largest"
						/>
					</div>
					{piece.healed && (
						<div className={styles.healed} hidden={!healed}>
							<Picture
								picture={piece.healed.picture}
								alt={piece.healed.alt}
								title={title}
								sizes={sizes}
								zoomable
							/>
						</div>
					)}
				</div>
			</TransformComponent>
		</TransformWrapper>
	);
}
