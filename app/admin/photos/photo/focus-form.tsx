import { Picture, type PictureData } from "../../../images/picture.tsx";
import { focuses } from "../../../publishing/focus.ts";
import { Button } from "../../../ui/button.tsx";
import styles from "./focus-form.module.css";
import { OwnForm, type OwnState } from "./own-form.tsx";

interface FocusFormProps {
	picture: PictureData;
	/** The photo's. */
	name: string;
	state: OwnState;
}

const places = [...focuses.slice(0, 4), "center", ...focuses.slice(4)];

/** The shapes of Home's wall, of portfolio cards on phones, and of the same cards on wider screens. */
const cuts = { upright: "Upright", square: "Square", wide: "Wide" };

export function FocusForm({ picture, name, state }: FocusFormProps) {
	const { focus: _, ...whole } = picture;
	return (
		<OwnForm name="focus" intent="focus" state={state} className={styles.form}>
			{(shown, busy) => (
				<>
					<fieldset className={styles.field} aria-describedby="focus-hint">
						<legend>What must stay visible</legend>
						<p className={styles.hint} id="focus-hint">
							Home and some other pages crop photos to the shapes below, and keep the part that you
							choose here. Share pictures show the whole photo.
						</p>
						<div className={styles.plate}>
							<Picture picture={whole} alt={name} sizes="(min-width: 48rem) 28rem, 100vw" />
							<div className={styles.places}>
								{places.map((place) => (
									<label key={place} className={styles.place}>
										<input
											type="radio"
											name="focus"
											value={place}
											defaultChecked={place === shown}
										/>
										<span className="unseen">{place.charAt(0).toUpperCase() + place.slice(1)}</span>
									</label>
								))}
							</div>
						</div>
						<ul className={styles.cuts} aria-hidden>
							{Object.entries(cuts).map(([cut, words]) => (
								<li key={cut}>
									<Picture className={styles[cut] ?? ""} picture={whole} alt="" sizes="10rem" />
									{words}
								</li>
							))}
						</ul>
					</fieldset>
					<Button type="submit" kind="outline" busy={busy}>
						Save This Part
					</Button>
				</>
			)}
		</OwnForm>
	);
}
