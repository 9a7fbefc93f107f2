import { useState } from "react";
import { href, Link } from "react-router";
import styles from "./fields.module.css";

interface PictureFieldProps {
	chosen: string;
	thumbs: Record<string, string>;
	/** Of the pictures, by their names. */
	titles: Record<string, string>;
	error: string | undefined;
}

export function PictureField({ chosen, thumbs, titles, error }: PictureFieldProps) {
	const [current, setCurrent] = useState(chosen);
	const names = Object.keys(thumbs);
	return (
		<fieldset className={styles.picture}>
			<legend>Picture</legend>
			<details>
				<summary aria-invalid={error ? true : undefined}>
					{thumbs[current] ? (
						<img
							className={styles.chosen}
							src={thumbs[current]}
							alt={`Chosen: ${titles[current]}`}
						/>
					) : (
						<span className={styles.noPicture} aria-hidden="true" />
					)}
					<span>{thumbs[current] ? "Choose Another Picture" : "Choose a Picture"}</span>
				</summary>
				<p className={styles.hint}>
					New ones come by the room <Link to={href("/admin/photos")}>Photos</Link>.
				</p>
				<div className={styles.choices}>
					{names.map((name) => (
						<label key={name} className={styles.choice}>
							<input
								type="radio"
								name="image"
								value={name}
								defaultChecked={name === chosen}
								onChange={() => setCurrent(name)}
							/>
							<img src={thumbs[name]} alt={titles[name]} loading="lazy" />
						</label>
					))}
				</div>
			</details>
			{error && <p className={styles.error}>{error}</p>}
		</fieldset>
	);
}
