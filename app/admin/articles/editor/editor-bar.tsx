import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { SavingBar } from "../../frame/saving-bar.tsx";
import type { ArticleState } from "../open-articles.server.ts";
import styles from "./editor.module.css";

interface EditorBarProps {
	state: ArticleState;
	isOnSite: boolean;
	count: { words: number; readTime: string };
	view: "write" | "preview";
	setView: (view: "write" | "preview") => void;
	/** Whether it is saved. */
	children: ReactNode;
}

export function EditorBar({ state, isOnSite, count, view, setView, children }: EditorBarProps) {
	const { state: going, formMethod, formData } = useNavigation();
	const isSending = going === "submitting" && formMethod === "POST";
	const act = isSending ? formData?.get("_act") : undefined;
	const busy = (own: string, words: string) => (act === own ? { busy: words } : {});
	const { words, readTime } = count;
	// A draft that visitors never saw has nothing to publish.
	const publish = sayPublish(state, isOnSite);
	return (
		<SavingBar className={styles.bar ?? ""}>
			<p className={styles.count}>
				{words === 1 ? "1 word" : `${words.toLocaleString("en-US")} words`}
				<span>{readTime}</span>
			</p>
			<div className={styles.views} data-late="">
				{(["write", "preview"] as const).map((one) => (
					<button key={one} type="button" aria-pressed={view === one} onClick={() => setView(one)}>
						{one === "write" ? "Write" : "Preview"}
					</button>
				))}
			</div>
			{children}
			<div className={styles.acts}>
				<Button
					type="submit"
					name="_act"
					value="save"
					kind="outline"
					{...busy("save", "Saving...")}
				>
					Save Draft
				</Button>
				{publish && (
					<Button type="submit" name="_act" value="publish" {...busy("publish", "Publishing...")}>
						{publish}
					</Button>
				)}
			</div>
		</SavingBar>
	);
}

function sayPublish(state: ArticleState, isOnSite: boolean): string | undefined {
	if (state === "draft") return isOnSite ? "Take Off the Site" : undefined;
	return state === "scheduled" ? "Schedule" : "Publish";
}
