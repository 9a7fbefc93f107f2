import { useEffect, useRef, useState } from "react";
import { data, href, Link, redirect } from "react-router";
import { articleCategories } from "../../../publishing/schemas/article-categories.ts";
import { findToday } from "../../../publishing/studio-time.server.ts";
import { documentBodyLimit, readForm } from "../../../server/body.server.ts";
import { visitContext } from "../../../server/site.server.ts";
import { Alert } from "../../../ui/alert.tsx";
import { AlertInView } from "../../frame/alert-in-view.tsx";
import { DeleteDetails } from "../../frame/delete-details.tsx";
import { DraftFields } from "../../frame/draft-fields.tsx";
import { GoneOrError } from "../../frame/gone.tsx";
import { SavedNote } from "../../frame/saved-note.tsx";
import { isUnsaved } from "../../frame/unsaved-changes-dialog.tsx";
import { listFailed } from "../../photos/missing-pictures.server.ts";
import { readNames } from "../../site/changes/read-names.server.ts";
import { sayPicture } from "../../site/changes/say-value.ts";
import { DraftForm } from "../../site/document/draft-form.tsx";
import { placeholdersOf } from "../../site/document-placeholders.ts";
import { giveId, listThumbs } from "../../site/open-document.server.ts";
import page from "../../site/site-page.module.css";
import { hashArticle } from "../change-articles.server.ts";
import { findArticleProblems, openArticles, stateOf } from "../open-articles.server.ts";
import { sayPlace } from "../say-place.server.ts";
import type { Route } from "./+types/editor.route";
import { ArticleFields } from "./article-fields.tsx";
import { ArticlePreview } from "./article-preview.tsx";
import styles from "./editor.module.css";
import { EditorBar } from "./editor-bar.tsx";
import { makeBlank, showArticle } from "./show-article.server.ts";
import { findSent, submitArticle } from "./submit-article.server.ts";

const newName = "new";

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const { site } = visitContext.from(context);
	const opened = await openArticles(site);
	const { published, current, studio, isOutdated } = opened;
	const stored = current.articles.find(({ id }) => String(id) === params.article);
	const isNew = params.article === newName;
	const article = isNew ? makeBlank(0, findToday(studio.timeZone)) : stored;
	if (!article) throw data(null, { status: 404 });
	const live = published.articles.find(({ id }) => id === article.id);
	const isOnSite = live !== undefined && !live.draft;
	const isRefused = url.searchParams.has("refused");
	const thumbs = listThumbs(opened.pictures);
	const names = await readNames(site);
	return {
		article: showArticle(article, studio),
		seen: hashArticle(stored),
		isRefused,
		isKept: url.searchParams.has("kept"),
		problems: article.draft && !isRefused ? {} : findArticleProblems(opened, article),
		place: isNew ? "" : sayPlace(live, studio),
		url: isOnSite ? live.url : undefined,
		isPublished: live !== undefined,
		isAhead: isOnSite && stateOf(live, studio) === "scheduled",
		isChanged: stored !== undefined && hashArticle(live) !== hashArticle(stored),
		isOutdated,
		savedAt: opened.draft?.changedAt,
		timeZone: studio.timeZone,
		categories: articleCategories,
		placeholders: placeholdersOf("articles", studio),
		thumbs,
		failed: listFailed(article.text, opened.failed),
		titles: Object.fromEntries(Object.keys(thumbs).map((name) => [name, sayPicture(name, names)])),
	};
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const { site } = visitContext.from(context);
	const form = await readForm(request, documentBodyLimit);
	const id =
		params.article === newName
			? ((await findSent(site, form)) ?? (await giveId(site, "articles")))
			: Number(params.article);
	if (!(Number.isInteger(id) && id > 0)) throw data(null, { status: 404 });
	const submitted = await submitArticle(site, id, form);
	if ("conflict" in submitted) return data({ ...submitted, problems: {} }, { status: 409 });
	const { done } = submitted;
	const path = href("/admin/articles/:article", { article: String(id) });
	if (done === "saved") throw redirect(path, 303);
	if (done === "refused" || done === "kept") throw redirect(`${path}?${done}`, 303);
	const told = done === "published" ? `${done}=${id}` : done;
	throw redirect(`${href("/admin/articles")}?${told}`, 303);
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	const title = loaderData?.article.title || "New Article";
	return [{ title }];
}

export default function Editor({ loaderData, actionData, params }: Route.ComponentProps) {
	const { place, url, isChanged, isRefused, isKept, isOutdated } = loaderData;
	const { timeZone, categories, thumbs, failed, titles, placeholders, savedAt } = loaderData;
	const { article, seen, problems } = actionData ?? loaderData;
	const form = useRef<HTMLFormElement>(null);
	const [view, setView] = useState<"write" | "preview">("write");
	const [count, setCount] = useState(article.count);
	const [state, setState] = useState(article.state);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each answer may have other problems
	useEffect(() => {
		setCount(article.count);
		// The one that was chosen while the last was saved.
		const chosen = new FormData(form.current ?? undefined).get("state");
		setState((chosen as typeof state) ?? article.state);
		if (!actionData && !isUnsaved(form.current))
			form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
	}, [actionData, seen]);
	const Outdated = isRefused || isKept ? AlertInView : Alert;
	return (
		<div className={styles.page} data-view={view}>
			<header className={styles.head}>
				<Link className={page.link} to={href("/admin/articles")}>
					Articles
				</Link>
				<h1>{loaderData.article.title || "New Article"}</h1>
				<p className={styles.place} role="status">
					{place || "Not saved yet. Nobody sees it until you publish it."}
					{isChanged &&
						place !== "Draft" &&
						", with changes in your draft that visitors do not see"}
				</p>
				{url && (
					<a className={page.link} href={url}>
						{loaderData.isAhead ? "See the Preview" : "See It on the Site"}
					</a>
				)}
			</header>
			<DraftForm
				ref={form}
				className={styles.form}
				seen={seen}
				conflict={actionData?.conflict}
				address={href("/admin/articles/:article", { article: params.article })}
				// Another device cannot have changed what is new.
				data-keep-typing={params.article === newName ? "" : undefined}
				onChange={({ target }) => {
					if (target instanceof HTMLInputElement && target.name === "state") {
						setState(target.value as typeof state);
					}
				}}
			>
				{isRefused && !isOutdated && !actionData && (
					<AlertInView tone="error" title="Not published yet" answer={seen}>
						<p>It’s saved as a draft. Fix what’s marked, then publish it.</p>
					</AlertInView>
				)}
				{isKept && !isOutdated && !actionData && (
					<AlertInView tone="error" title="Not deleted" answer={seen}>
						<p>Something else was published at the same moment. Try again.</p>
					</AlertInView>
				)}
				{isOutdated && (
					<Outdated tone="error" title="Published in the meantime">
						<p>
							Another version of the articles was published after you started this draft.{" "}
							<Link to={href("/admin/site/:document", { document: "articles" })}>
								Choose one of them
							</Link>{" "}
							before you publish or delete an article.
						</p>
					</Outdated>
				)}
				<DraftFields
					className={styles.fields}
					version={actionData ? "typed" : `${params.article} ${seen}`}
				>
					<ArticleFields
						{...{ article, problems, timeZone, categories }}
						{...{ thumbs, failed, titles, placeholders }}
					/>
					{params.article !== newName && (
						<DeleteDetails words="Delete This Article" name="_act" value="delete">
							{url && "Visitors won’t be able to read it anymore. "}
							{loaderData.isPublished
								? "You can bring it back from the articles’ history."
								: "Only a version that was published can be brought back."}
						</DeleteDetails>
					)}
				</DraftFields>
				<ArticlePreview id={params.article} view={view} onCount={setCount} />
				<EditorBar {...{ view, setView, count, state }} isOnSite={url !== undefined}>
					<SavedNote version={seen} savedAt={savedAt} isRefused={actionData !== undefined} />
				</EditorBar>
			</DraftForm>
		</div>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return (
		<GoneOrError
			error={error}
			title="This article is gone"
			why="It was deleted, or it was only in a draft that was discarded, here or on another device."
			to={href("/admin/articles")}
			label="All articles"
		/>
	);
}
