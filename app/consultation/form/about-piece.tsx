import { useRef } from "react";
import { href } from "react-router";
import { altBeside } from "../../images/alt-beside.ts";
import { Picture } from "../../images/picture.tsx";
import { buttonClass } from "../../ui/button.tsx";
import styles from "./about-piece.module.css";
import type { AskedPiece } from "./asked-piece.ts";
import { useAskedPiece } from "./use-asked-piece.ts";

interface Props {
	first: AskedPiece | null;
	error: string | undefined;
	scripted: boolean;
}

export function AboutPiece({ first, error, scripted }: Props) {
	const field = useRef<HTMLInputElement>(null);
	const place = useRef<HTMLDivElement>(null);
	const { name, shown, gone, read, write } = useAskedPiece(field, first);
	const said = error ?? (gone ? "This piece is no longer in the portfolio." : undefined);

	function remove() {
		write("");
		place.current?.focus();
		// A reload must not bring it back.
		const form = href("/consultation");
		if (window.location.pathname === form) window.history.replaceState(history.state, "", form);
	}

	return (
		<div ref={place} tabIndex={-1} className={styles.place} data-empty={name ? undefined : ""}>
			<input
				ref={field}
				type="hidden"
				name="piece"
				defaultValue={first?.piece}
				onInput={({ currentTarget }) => read(currentTarget.value)}
			/>
			{name && (
				<div className={styles.plate}>
					{shown && (
						<div className={styles.picture}>
							<Picture
								picture={shown.picture}
								alt={altBeside(shown.title, shown.alt)}
								title={shown.title}
								sizes="5.5rem"
								rank="first"
							/>
						</div>
					)}
					<p className={styles.words}>
						<span className={styles.label}>About this piece: </span>
						<strong>{shown?.title ?? "one from the portfolio"}</strong>
						{said && <span className={styles.error}>{said}</span>}
					</p>
					{scripted ? (
						<button type="button" className={buttonClass("quiet")} onClick={remove}>
							Remove<span className="unseen"> this piece</span>
						</button>
					) : (
						<a className={buttonClass("quiet")} href={href("/consultation")}>
							Remove<span className="unseen"> this piece</span>
						</a>
					)}
				</div>
			)}
		</div>
	);
}
