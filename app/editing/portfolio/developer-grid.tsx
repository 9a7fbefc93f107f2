import { useEffect, useState } from "react";
import { href } from "react-router";
import type { PictureData } from "../../images/picture.tsx";
import type { CardEditors } from "../../portfolio/categories/category-card.tsx";
import { CategoryGrid } from "../../portfolio/categories/category-grid.tsx";
import type { PortfolioGridProps } from "../../portfolio/categories/portfolio-grid.tsx";
import type {
	ShownCategory,
	ShownPortfolio,
} from "../../portfolio/categories/show-categories.server.ts";
import { useShowsDrafts } from "../../publishing/frame-studio.ts";
import type { PortfolioCategory } from "../../publishing/schemas/portfolio.ts";
import { useDeveloperMode } from "../../ui/developer-flag.ts";
import { useStoredDocument } from "../documents/use-stored-document.ts";
import { IdLabel } from "../field/id-label.tsx";
import { isBlank } from "../field/inline-text.ts";
import { DescriptionEditor, TitleEditor } from "../title-and-description.tsx";
import { findPictures } from "./find-pictures.ts";
import {
	chooseShown,
	listStoredImages,
	makeCategoryRules,
	readOwnPath,
	removePlaceholders,
} from "./stored-categories.ts";

type Pictures = Map<string, PictureData | null>;

/** Portfolios with this browser's edits. */
export default function DeveloperGrid(props: PortfolioGridProps) {
	const pictures = usePictures(props.categories);
	if (!pictures) return <CategoryGrid {...props} />;
	return <EditedGrid {...props} pictures={pictures} />;
}

/** @returns null until old placeholders are removed */
function usePictures(categories: ShownPortfolio[]): Pictures | null {
	const [pictures, setPictures] = useState<Pictures | null>(null);
	const showsDrafts = useShowsDrafts();
	useEffect(() => {
		const known: Pictures = new Map(
			categories.map(({ picture }) => [nameOf(picture), picture] as const),
		);
		// Beside drafts, what developer mode stores is neither shown nor changed.
		if (showsDrafts) return setPictures(known);
		let left = false;
		const others = listStoredImages().filter((name) => !known.has(name));
		void findPictures(others).then((found) => {
			if (left) return;
			const all = new Map([...known, ...(found ?? [])]);
			// Names that were not looked up stay stored but are not shown.
			if (found) removePlaceholders((name) => all.get(name) !== null, categories.map(readDocument));
			setPictures(all);
		});
		return () => {
			left = true;
		};
	}, [categories, showsDrafts]);
	return pictures;
}

const nameOf = ({ path }: PictureData) => path.replace("/pictures/", "");

function EditedGrid({ pictures, ...props }: PortfolioGridProps & { pictures: Pictures }) {
	const { categories, whole } = props;
	const [rules] = useState(() => makeCategoryRules(categories.map(readDocument)));
	const { body: items, edit: change } = useStoredDocument(rules);
	const on = useDeveloperMode();
	const originals = new Map(categories.map((category) => [category.id, category]));
	const pictured = items.flatMap((item) => {
		const picture = pictures.get(item.image) ?? originals.get(item.id)?.picture;
		return picture ? [{ ...item, picture }] : [];
	});
	const shown = chooseShown(pictured, categories).map((item) =>
		showEdited(item, originals.get(item.id)),
	);
	const edit = (id: number, patch: Partial<PortfolioCategory>) =>
		change(items.map((item) => (item.id === id ? { ...item, ...patch } : item)));
	return (
		<CategoryGrid
			{...props}
			categories={shown}
			whole={whole || on}
			editorsOf={on ? (category) => makeEditors(category, edit) : undefined}
		/>
	);
}

function makeEditors(
	category: ShownCategory,
	edit: (id: number, patch: Partial<PortfolioCategory>) => void,
): CardEditors {
	const { id } = category;
	return {
		title: (
			<>
				<IdLabel id={id} />
				<TitleEditor of={category} onSave={(patch) => edit(id, patch)} />
			</>
		),
		description: <DescriptionEditor of={category} onSave={(patch) => edit(id, patch)} />,
	};
}

/** As in the document, for pending changes. */
function readDocument({ picture, ...category }: ShownPortfolio): PortfolioCategory {
	return { ...category, image: nameOf(picture) };
}

/** Stored values may lack a name or lead elsewhere. */
function showEdited(
	item: PortfolioCategory & { picture: PictureData },
	original: ShownPortfolio | undefined,
): ShownPortfolio {
	return {
		...item,
		title: isBlank(item.title) ? (original?.title ?? `Portfolio ${item.id}`) : item.title.trim(),
		href: readOwnPath(item.href, location.origin) ?? original?.href ?? href("/artwork"),
	};
}
