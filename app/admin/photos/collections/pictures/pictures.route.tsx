import { type FormEvent, useEffect, useState } from "react";
import { data, Form, href, Link, redirect } from "react-router";
import { listPhotos } from "../../../../photos/photos.server.ts";
import { readForm } from "../../../../server/body.server.ts";
import { visitContext } from "../../../../server/site.server.ts";
import { Button } from "../../../../ui/button.tsx";
import { revalidateAfterAction } from "../../../../ui/page/keep-forms.ts";
import { sayCount } from "../../../../ui/say-count.ts";
import { AlertInView } from "../../../frame/alert-in-view.tsx";
import { SavingBar } from "../../../frame/saving-bar.tsx";
import { giveIdLater, openForDraft } from "../../../site/open-document.server.ts";
import page from "../../../site/site-page.module.css";
import { saveChanged } from "../../draft-pictures.server.ts";
import tabs from "../../tabs.module.css";
import { isMaking, useProgress } from "../../use-progress.ts";
import { findSleeve, replaceSleeve } from "../change-sleeves.ts";
import type { Route } from "./+types/pictures.route";
import { listChoices, listSources } from "./list-choices.server.ts";
import styles from "./pictures.module.css";

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const { site } = visitContext.from(context);
	const { collection } = params;
	const isFeatured = collection === "featured";
	const sleeve = findSleeve((await openForDraft(site, "sleeves")).body, collection);
	if (!isFeatured && !sleeve) throw data(null, { status: 404 });
	const { shown = [] } = (await openForDraft(site, "featured")).body;
	const taken = new Set(isFeatured ? shown : sleeve?.pictures.map(({ image }) => image));
	const sources = listSources(collection);
	const source = readSource(collection, url);
	const choices = await listChoices(site, source);
	const photos = source === "photos" ? await listPhotos(site.database.db) : [];
	return {
		title: isFeatured ? "Featured" : sleeve?.title || "Untitled",
		back: isFeatured
			? href("/admin/photos/collections/featured")
			: href("/admin/photos/collections/:sleeve", { sleeve: collection }),
		...{ sources, source },
		making: photos.filter(isMaking).map(({ state }) => ({ state })),
		isEmpty: choices.length === 0,
		choices: choices
			.filter(({ name, picture }) => !taken.has(isFeatured ? name : (picture?.image ?? name)))
			.map(({ name, title, thumb }) => ({ name, title, thumb })),
	};
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const { site } = visitContext.from(context);
	const { collection } = params;
	const form = await readForm(request);
	const names = form.getAll("pick");
	const choices = await Promise.all(
		listSources(collection).map(({ name }) => listChoices(site, name)),
	);
	const picked = choices.flat().filter(({ name }) => names.includes(name));
	const known = picked.map(({ name }) => name);
	const gone = names.filter((name) => !known.includes(name));
	if (gone.length > 0) return data({ gone }, { status: 410 });
	if (names.length === 0) return data({ gone }, { status: 422 });
	if (collection === "featured") {
		await saveChanged(site, "featured", {
			change: ({ shown = [], ...rest }) => ({
				...rest,
				shown: [...new Set([...shown, ...known])],
			}),
		});
		throw redirect(href("/admin/photos/collections/featured"), 303);
	}
	const giveId = await giveIdLater(site, "sleeves");
	// A piece comes after the photo that it was made of, and has words.
	const byImage = new Map(
		picked.flatMap(({ picture }) => (picture ? [[picture.image, picture]] : [])),
	);
	const added = [...byImage.values()];
	await saveChanged(site, "sleeves", {
		change(body) {
			const sleeve = findSleeve(body, collection);
			if (!sleeve) return undefined;
			const next = giveId(body);
			// It has them if this is sent again, because its answer was lost.
			const missing = added.filter(
				({ image }) => !sleeve.pictures.some((one) => one.image === image),
			);
			const pictures = missing.map((picture, index) => ({ id: next + index, ...picture }));
			return replaceSleeve(body, { ...sleeve, pictures: [...sleeve.pictures, ...pictures] });
		},
	});
	throw redirect(href("/admin/photos/collections/:sleeve", { sleeve: collection }), 303);
}

function readSource(collection: string, url: URL) {
	const sources = listSources(collection);
	const asked = sources.find(({ name }) => name === url.searchParams.get("from"));
	return (asked ?? sources[0])?.name ?? "photos";
}

export const shouldRevalidate = revalidateAfterAction;

export function meta(): Route.MetaDescriptors {
	return [{ title: "Add Pictures" }];
}

export default function AddPictures({ loaderData, actionData }: Route.ComponentProps) {
	const { title, back, sources, source, making, isEmpty, choices } = loaderData;
	useProgress(...making);
	const [picked, setPicked] = useState<string[]>([]);
	useEffect(() => {
		if (actionData) setPicked((all) => all.filter((name) => !actionData.gone.includes(name)));
	}, [actionData]);
	const elsewhere = picked.filter((one) => !choices.some(({ name }) => name === one));
	const follow = ({ target }: FormEvent<HTMLFormElement>) => {
		const { value, checked } = target as HTMLInputElement;
		setPicked(checked ? [...picked, value] : picked.filter((one) => one !== value));
	};
	return (
		<div className={page.page}>
			<header className={page.head}>
				<Link className={page.link} to={back}>
					{title}
				</Link>
				<h1>Add to {title}</h1>
			</header>
			{actionData && (
				<AlertInView tone="error" title="Nothing was added yet" answer={actionData}>
					<p>
						{actionData.gone.length > 0
							? "Something you chose is no longer here. What else you chose still is: press Add to My Draft again."
							: "Choose at least one first."}
					</p>
				</AlertInView>
			)}
			<nav className={tabs.tabs} aria-label="From">
				{sources.map(({ name, label }) => (
					<Link
						key={name}
						to={{ search: `?from=${name}` }}
						aria-current={name === source ? "true" : undefined}
						preventScrollReset
						replace
					>
						{label}
					</Link>
				))}
			</nav>
			{making.length > 0 && (
				<p role="status">
					{`${sayCount(making.length, "photo")} ${making.length === 1 ? "is" : "are"} still being processed.`}
				</p>
			)}
			{choices.length + elsewhere.length === 0 ? (
				making.length === 0 && (
					<p>
						{isEmpty ? "Nothing here yet." : "Everything here is already in it."}{" "}
						{source === "photos" && <Link to={href("/admin/photos")}>Add Photos</Link>}
					</p>
				)
			) : (
				<Form key={source} method="post" onChange={follow}>
					{elsewhere.map((name) => (
						<input key={name} type="hidden" name="pick" value={name} />
					))}
					<ul className={styles.grid} aria-label="To choose from">
						{choices.map(({ name, title, thumb }) => (
							<li key={name}>
								<label className={styles.choice}>
									{thumb ? (
										<img className={styles.thumb} src={thumb} alt="" loading="lazy" />
									) : (
										<span className={styles.thumb} />
									)}
									<input
										type="checkbox"
										name="pick"
										value={name}
										defaultChecked={picked.includes(name)}
									/>
									<span className={styles.title}>{title || "Untitled"}</span>
								</label>
							</li>
						))}
					</ul>
					<SavingBar>
						<Button type="submit">Add to My Draft</Button>
						{elsewhere.length > 0 && <p role="status">{picked.length} chosen</p>}
					</SavingBar>
				</Form>
			)}
		</div>
	);
}
