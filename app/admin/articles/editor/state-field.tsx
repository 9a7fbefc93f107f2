import { TextField } from "../../../ui/field.tsx";
import type { ArticleState } from "../open-articles.server.ts";
import styles from "./fields.module.css";
import type { ShownArticle } from "./show-article.server.ts";

const states: { state: ArticleState; label: string; effect: string }[] = [
	{ state: "draft", label: "Draft", effect: "Nobody but you sees it." },
	{ state: "published", label: "Published", effect: "Everybody sees it." },
	{ state: "scheduled", label: "Scheduled", effect: "It appears by itself at a day and time." },
	{ state: "hidden", label: "Hidden", effect: "In no list; whoever has its address can read it." },
];

interface StateFieldProps {
	article: ShownArticle;
	problems: Record<string, string>;
	timeZone: string;
}

export function StateField({ article, problems, timeZone }: StateFieldProps) {
	return (
		<fieldset className={styles.states}>
			<legend>Who sees it</legend>
			{states.map(({ state, label, effect }) => (
				<label key={state} className={styles.state}>
					<input type="radio" name="state" value={state} defaultChecked={article.state === state} />
					<span>
						<strong>{label}</strong>
						<span className={styles.hint}>{effect}</span>
					</span>
				</label>
			))}
			<div className={styles.when}>
				<TextField
					name="published"
					type="date"
					label="Day"
					defaultValue={article.published}
					error={problems.published}
				/>
				<TextField
					name="time"
					type="time"
					label="Time"
					defaultValue={article.time ?? ""}
					error={problems.time}
					className={styles.time}
				/>
				<p className={styles.zone}>
					On the studio's clock, {timeZone.replaceAll("_", " ")}. A time that the clocks leave out
					in spring counts as an hour later; of two alike in autumn it is the first.
				</p>
			</div>
		</fieldset>
	);
}
