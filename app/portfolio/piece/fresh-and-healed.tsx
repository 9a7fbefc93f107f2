import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./fresh-and-healed.css?url";
import { placeLine, sayShare } from "./place-line.ts";

interface FreshAndHealedProps {
	className: string | undefined;
	fresh: ReactNode;
	healed: ReactNode;
	/** Between the two, such as "6 months". */
	months: string;
}

/**
 * Shows one picture over the other, parted by a line that moves; side by side without scripts and in print. The styles
 * are a file of their own, so that pages without a pair do not load them.
 */
export function FreshAndHealed({ className, fresh, healed, months }: FreshAndHealedProps) {
	const label = `Healed, ${months}`;
	const range = useRef<HTMLInputElement>(null);
	/** Share of the fresh picture, which is on the left. */
	const [share, setShare] = useState<number>();
	// The line may have been moved before scripts ran, or by the browser after a reload.
	useEffect(() => setShare(range.current?.valueAsNumber), []);
	const line = share === undefined ? undefined : ({ "--line": placeLine(share) } as CSSProperties);
	return (
		<figure className={`pair ${className}`} data-live="unless-scarce">
			<link rel="stylesheet" href={styles} precedence="first" />
			<div className="pair-plates" style={line}>
				<div className="pair-fresh">{fresh}</div>
				<div className="pair-healed" data-healed="">
					{healed}
				</div>
				<input
					ref={range}
					className="pair-line"
					type="range"
					step="any"
					defaultValue={50}
					aria-label="Line between fresh and healed"
					aria-valuetext={sayShare(share ?? 50, label)}
					onChange={({ target }) => setShare(target.valueAsNumber)}
				/>
			</div>
			<figcaption className="pair-words">
				<span>Fresh</span> <span>{label}</span>
			</figcaption>
		</figure>
	);
}
