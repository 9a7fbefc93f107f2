import type { Problems } from "../../../../publishing/check-document.ts";
import type { Sleeve } from "../../../../publishing/schemas/sleeves.ts";
import { Button } from "../../../../ui/button.tsx";
import { TextArea, TextField } from "../../../../ui/field.tsx";
import { OrderButton } from "../../../frame/order-button.tsx";
import { TurnField } from "../../photo/turn-field.tsx";
import styles from "./sleeve.module.css";

interface SleevePicturesProps {
	pictures: Sleeve["pictures"];
	/** Addresses of small files, by the names of the pictures. */
	thumbs: Record<string, string>;
	problems: Problems;
}

export function SleevePictures({ pictures, thumbs, problems }: SleevePicturesProps) {
	return (
		<fieldset className={styles.pictures}>
			<legend>Pictures</legend>
			<p>
				{pictures.length === 0
					? "It needs at least one before it can be published."
					: "The first is the one that cards and shared links show. Each needs a title."}
			</p>
			<ol className={styles.rows} aria-label="Pictures">
				{pictures.map((picture, index) => {
					const title = picture.title || `Picture ${index + 1}`;
					return (
						<li key={picture.id} id={`piece-${picture.id}`} className={styles.row}>
							<PictureFields
								picture={picture}
								name={`projects.0.pictures.${index}`}
								title={title}
								thumb={thumbs[picture.image]}
								problems={problems}
							/>
							<div className={styles.order}>
								{(["up", "down", "remove"] as const).map((act) => (
									<OrderButton
										key={act}
										act={act}
										title={title}
										name="_act"
										value={`${act} ${picture.id}`}
										disabled={
											(act === "up" && index === 0) ||
											(act === "down" && index === pictures.length - 1)
										}
									/>
								))}
							</div>
						</li>
					);
				})}
			</ol>
			<Button type="submit" name="_act" value="pick" kind="outline">
				Add Pictures
			</Button>
		</fieldset>
	);
}

interface PictureFieldsProps {
	picture: Sleeve["pictures"][number];
	/** Of its fields, before their own. */
	name: string;
	title: string;
	thumb: string | undefined;
	problems: Problems;
}

/** Closed, it is a line; open, its fields. */
function PictureFields({ picture, name, title, thumb, problems }: PictureFieldsProps) {
	const field = (own: "title" | "description" | "alt" | "duration") => ({
		name: `${name}.${own}`,
		defaultValue: picture[own],
		error: problems[`${name}.${own}`],
		autoComplete: "off",
	});
	const hasProblem = Object.keys(problems).some((one) => one.startsWith(`${name}.`));
	return (
		<details className={styles.details} open={hasProblem}>
			<summary>
				{thumb && <img className={styles.thumb} src={thumb} alt="" loading="lazy" />}
				<span>{title}</span>
			</summary>
			<div className={styles.form}>
				<input type="hidden" name={`${name}.id`} value={picture.id} />
				<input type="hidden" name={`${name}.image`} value={picture.image} />
				<input type="hidden" name={`${name}.piece`} value={picture.piece ?? ""} />
				<TextField
					{...field("title")}
					label="Title"
					hint="Such as “Outer arm”."
					maxLength={64}
					required
				/>
				<TextArea {...field("description")} label="Description (optional)" maxLength={160} />
				<TextArea
					{...field("alt")}
					// Without a title, that is what is missing.
					error={picture.title ? problems[`${name}.alt`] : undefined}
					label="What the picture shows (optional)"
					hint="For those who cannot see it. Left empty, the title stands for it."
					maxLength={250}
				/>
				<TextField
					{...field("duration")}
					label="Time it took (optional)"
					hint="Such as “5-6 sessions”."
					maxLength={40}
				/>
				<TurnField name={`${name}.rotation`} defaultValue={picture.rotation} />
			</div>
		</details>
	);
}
