import { useState } from "react";
import { href, Link } from "react-router";
import { readPhotoId } from "../../photos/photo-name.ts";
import { TextField } from "../../ui/field.tsx";
import page from "../site/site-page.module.css";
import styles from "./picture-field.module.css";

interface PictureFieldProps {
	name: string;
	label: string;
	chosen: string;
	/** Thumbnail URLs by picture name. */
	thumbs: Record<string, string>;
	/** Titles by picture name. */
	titles: Record<string, string>;
	error: string | undefined;
}

/** Renders the pictures only once opened: a long form has many of these fields. */
export function PictureField({ name, label, chosen, thumbs, titles, error }: PictureFieldProps) {
	const [current, setCurrent] = useState(chosen);
	const [isFilled, setIsFilled] = useState(false);
	const photo = readPhotoId(current);
	return (
		<fieldset className={styles.picture} id={name}>
			<legend>{label}</legend>
			<noscript>
				<TextField
					name={name}
					label="Its name"
					hint="Such as tattoos/koi. With JavaScript on, you can pick it from thumbnails."
					defaultValue={chosen}
				/>
			</noscript>
			<details
				data-late=""
				onToggle={({ currentTarget }) => {
					if (currentTarget.open) setIsFilled(true);
				}}
			>
				<summary aria-invalid={error ? true : undefined}>
					{thumbs[current] ? (
						<img
							className={styles.chosen}
							src={thumbs[current]}
							alt={`Chosen: ${titles[current]}`}
							loading="lazy"
						/>
					) : (
						<span className={styles.noPicture} aria-hidden="true" />
					)}
					<span>{thumbs[current] ? "Choose Another Picture" : "Choose a Picture"}</span>
				</summary>
				<p className={styles.hint}>
					Add new ones under <Link to={href("/admin/photos")}>Photos</Link>.
				</p>
				<div className={styles.choices}>
					{isFilled &&
						Object.keys(thumbs).map((one) => (
							<label key={one} className={styles.choice}>
								<input
									type="radio"
									name={`_choice ${name}`}
									value={one}
									defaultChecked={one === chosen}
									onChange={() => setCurrent(one)}
								/>
								<img src={thumbs[one]} alt={titles[one]} loading="lazy" />
							</label>
						))}
				</div>
			</details>
			<input type="hidden" name={name} value={current} />
			{photo && thumbs[current] && (
				<Link className={page.link} to={href("/admin/photos/:photo", { photo })}>
					Open This Photo
				</Link>
			)}
			{error && <p className={styles.error}>{error}</p>}
		</fieldset>
	);
}
