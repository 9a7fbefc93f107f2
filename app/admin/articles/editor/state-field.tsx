import { TextField } from "../../../ui/field.tsx";
import type { ArticleState } from "../open-articles.server.ts";
import styles from "./fields.module.css";
import type { ShownArticle } from "./show-article.server.ts";

const states: { state: ArticleState; label: string; effect: string }[] = [
	{ state: "draft", label: "Draft", effect: "Nobody but you sees it." },
	{ state: "published", label: "Published", effect: "Everybody sees it." },
	{
		state: "scheduled",
		label: "Scheduled",
		effect: "It goes up automatically on the day and at the time you choose.",
	},
	{
		state: "hidden",
		label: "Hidden",
		effect: "Not listed anywhere; anyone with its address can read it.",
	},
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
					On the studio’s clock, {timeZone.replaceAll("_", " ")}. If the clocks skip that time in
					spring, it counts as an hour later; if it comes twice in the fall, the first one counts.
				</p>
			</div>
		</fieldset>
	);
}
