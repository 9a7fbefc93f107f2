import type { Problems } from "../../../../publishing/check-document.ts";
import type { Sleeve } from "../../../../publishing/schemas/sleeves.ts";
import { Button } from "../../../../ui/button.tsx";
import { TextArea, TextField } from "../../../../ui/field.tsx";
import { OrderButton } from "../../../frame/order-button.tsx";
import { MovableList, MovableRow } from "../../movable-list.tsx";
import { TurnField } from "../../photo/turn-field.tsx";
import styles from "./sleeve.module.css";

type Picture = Sleeve["pictures"][number];

interface SleevePicturesProps {
	shown: Picture[];
	onMove(id: number, place: number): void;
	isBusy: boolean;
	/** Thumbnail URLs by picture name. */
	thumbs: Record<string, string>;
	problems: Problems;
}

export function SleevePictures(props: SleevePicturesProps) {
	const { shown, onMove, isBusy, thumbs, problems } = props;
	const rows = shown.map(({ id, title }, index) => ({
		id,
		title: title || `Picture ${index + 1}`,
	}));
	return (
		<fieldset className={styles.pictures}>
			<legend>Pictures</legend>
			<p>
				{shown.length === 0
					? "It needs at least one before it can be published."
					: "The first is the one that cards and shared links show. Each needs a title."}
			</p>
			{shown.length > 0 && problems["projects.0.pictures"] && (
				<p className={styles.error}>{problems["projects.0.pictures"]}</p>
			)}
			<MovableList
				rows={rows}
				label="Pictures"
				className={styles.rows}
				onMove={onMove}
				isBusy={isBusy}
			>
				{shown.map((picture, index) => {
					const { id, image } = picture;
					const title = rows[index]?.title ?? "";
					return (
						<MovableRow key={id} id={id} title={title} className={styles.row}>
							{(handle) => (
								<>
									<PictureFields
										picture={picture}
										name={`projects.0.pictures.${index}`}
										title={title}
										thumb={thumbs[image]}
										problems={problems}
									/>
									{handle}
									<div className={styles.order}>
										{(["up", "down", "remove"] as const).map((act) => (
											<OrderButton
												key={act}
												act={act}
												title={title}
												name="_act"
												value={`${act} ${id}`}
												disabled={
													(act === "up" && index === 0) ||
													(act === "down" && index === shown.length - 1)
												}
											/>
										))}
									</div>
								</>
							)}
						</MovableRow>
					);
				})}
			</MovableList>
			<Button type="submit" name="_act" value="pick" kind="outline">
				Add Pictures
			</Button>
		</fieldset>
	);
}

interface PictureFieldsProps {
	picture: Picture;
	/** Prefix of its fields' names. */
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
		<details className={styles.details} open={hasProblem || !picture.title}>
			<summary>
				{thumb && <img className={styles.thumb} src={thumb} alt="" loading="lazy" />}
				<span>{title}</span>
			</summary>
			<div className={styles.form}>
				<input type="hidden" name={`${name}.id`} value={picture.id} />
				<input type="hidden" name={`${name}.image`} value={picture.image} />
				<TextField
					{...field("title")}
					label="Title"
					hint="Such as “Outer arm”"
					maxLength={64}
					required
				/>
				<TextArea {...field("description")} label="Description (optional)" maxLength={160} />
				<TextArea
					{...field("alt")}
					// It follows the title, which may be changed here.
					defaultValue={picture.alt === picture.title ? "" : picture.alt}
					// A missing title is reported there.
					error={picture.title ? problems[`${name}.alt`] : undefined}
					label="What the picture shows (optional)"
					hint="For those who cannot see it. If you leave this empty, the title is used."
					maxLength={250}
				/>
				<TextField
					{...field("duration")}
					label="Time it took (optional)"
					hint="Such as “5-6 sessions”"
					maxLength={40}
				/>
				<TurnField name={`${name}.rotation`} defaultValue={picture.rotation} />
			</div>
		</details>
	);
}
