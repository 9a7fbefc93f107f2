import { useEffect, useRef } from "react";
import { TextField } from "../../../ui/field.tsx";
import { longestSlug, makeSlug } from "../../../ui/make-slug.ts";
import type { ShownArticle } from "./show-article.server.ts";

interface AddressFieldProps {
	article: ShownArticle;
	error: string | undefined;
}

/** Follows the title until it was saved or changed by hand. */
export function AddressField({ article, error }: AddressFieldProps) {
	const place = useRef<HTMLDivElement>(null);
	const isOwn = useRef(article.slug !== "");
	useEffect(() => {
		// A new one goes on following if the title was typed while the article was saved.
		const { value } = place.current?.querySelector("input") ?? {};
		isOwn.current ||= article.slug !== "" && value === article.slug;
	}, [article.slug]);
	useEffect(() => {
		const title = place.current?.closest("form")?.elements.namedItem("title");
		if (!(title instanceof HTMLInputElement)) return;
		const follow = () => {
			const slug = place.current?.querySelector("input");
			if (slug && !isOwn.current) slug.value = makeSlug(title.value, longestSlug);
		};
		title.addEventListener("input", follow);
		return () => title.removeEventListener("input", follow);
	}, []);
	return (
		<div ref={place}>
			<TextField
				name="slug"
				label="Address"
				hint="Made from the title. An old address will always lead to the new one."
				defaultValue={article.slug}
				error={error}
				maxLength={longestSlug}
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				onInput={({ currentTarget }) => {
					isOwn.current = currentTarget.value !== "";
				}}
			/>
		</div>
	);
}
