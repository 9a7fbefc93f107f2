import { SelectField, TextArea, TextField } from "../../../ui/field.tsx";
import { PictureField } from "../../photos/picture-field.tsx";
import { AddressField } from "./address-field.tsx";
import { ArticleText } from "./article-text.tsx";
import styles from "./fields.module.css";
import type { ShownArticle } from "./show-article.server.ts";
import { StateField } from "./state-field.tsx";

interface ArticleFieldsProps {
	article: ShownArticle;
	problems: Record<string, string>;
	timeZone: string;
	categories: readonly string[];
	/** Thumbnail URLs by picture name. */
	thumbs: Record<string, string>;
	failed: { id: string; name: string }[];
	/** Titles by picture name. */
	titles: Record<string, string>;
	/** Values by placeholder. */
	placeholders: Record<string, string>;
}

export function ArticleFields(props: ArticleFieldsProps) {
	const { article, problems, timeZone, categories } = props;
	const { thumbs, failed, titles, placeholders } = props;
	const field = (name: "title" | "excerpt" | "category" | "updated" | "alt") => ({
		name,
		defaultValue: article[name] ?? "",
		error: problems[name],
		autoComplete: "off",
	});
	return (
		<>
			<TextField {...field("title")} label="Title" maxLength={100} className={styles.title} />
			<TextArea
				{...field("excerpt")}
				label="In a sentence or two"
				hint="In lists, in feeds and in search results. Up to 300 characters."
				maxLength={300}
			/>
			<ArticleText
				text={article.text}
				error={problems.text}
				{...{ thumbs, failed, placeholders }}
			/>
			<PictureField
				name="image"
				label="Picture"
				chosen={article.image}
				error={problems.image}
				{...{ thumbs, titles }}
			/>
			<TextField
				{...field("alt")}
				label="What the picture shows (optional)"
				hint="For those who cannot see it."
				maxLength={250}
			/>
			<SelectField {...field("category")} label="Category" className={styles.date}>
				{categories.map((category) => (
					<option key={category}>{category}</option>
				))}
			</SelectField>
			<AddressField article={article} error={problems.slug} />
			<StateField {...{ article, problems, timeZone }} />
			<TextField
				{...field("updated")}
				type="date"
				label="Updated on (optional)"
				hint="For a change readers should know about."
				className={styles.date}
			/>
			<label className={styles.switch}>
				<input type="checkbox" name="featured" defaultChecked={article.featured === true} />
				<span>
					<strong>Featured</strong>
					<span className={styles.hint}>First on the blog, with a large picture.</span>
				</span>
			</label>
		</>
	);
}
