import type { UniqueIdentifier } from "@dnd-kit/core";
import { arrayMove, rectSortingStrategy } from "@dnd-kit/sortable";
import { useMemo } from "react";
import type { CategoryGrid } from "../../blog/category/category-grid.tsx";
import type { CountedCategory } from "../../blog/list-articles.server.ts";
import { type OpenedDocument, useOpenedDocument } from "../documents/document-registry.ts";
import { SortableList } from "../reorder/sortable-list.tsx";
import { keepCategoryOrder, useCategoryOrder } from "./category-order.ts";
import { MovableCategory } from "./developer-movable-category.tsx";

interface DeveloperCategoryGridProps {
	categories: CountedCategory[];
	Grid: typeof CategoryGrid;
}

/** Handles work by touch and keyboard; a mouse drags the whole cell. */
export function DeveloperCategoryGrid({ categories, Grid }: DeveloperCategoryGridProps) {
	const order = useCategoryOrder();
	const ordered = useMemo(() => inOrder(categories, order), [categories, order]);
	const slugs = useMemo(() => ordered.map(({ slug }) => slug), [ordered]);
	useOpenedDocument(useOrderDocument(order, slugs, categories));
	const nameOf = (id: UniqueIdentifier) => ordered.find(({ slug }) => slug === id)?.name ?? "";

	return (
		<SortableList
			ids={slugs}
			nameOf={nameOf}
			strategy={rectSortingStrategy}
			onMove={(slug, to) =>
				keepCategoryOrder(arrayMove(slugs, slugs.indexOf(slug), slugs.indexOf(to)))
			}
		>
			<Grid categories={ordered} Item={MovableCategory} />
		</SortableList>
	);
}

/** The order for the developer bar; it is never stored in the browser. */
function useOrderDocument(
	order: readonly string[],
	shown: string[],
	categories: CountedCategory[],
): OpenedDocument {
	return useMemo(() => {
		const builtIn = categories.map(({ slug }) => slug);
		const changed = shown.some((slug, at) => slug !== builtIn[at]);
		return {
			file: "blog-categories",
			label: "Order of categories",
			source: changed ? "local" : "default",
			fleeting: changed,
			body: shown,
			builtIn,
			ids: shown,
			keys: [],
			reset() {
				keepCategoryOrder([]);
				return () => keepCategoryOrder(order);
			},
		};
	}, [order, shown, categories]);
}

/** Categories that the order lacks come last. */
function inOrder(categories: CountedCategory[], order: readonly string[]): CountedCategory[] {
	const place = ({ slug }: CountedCategory) => {
		const at = order.indexOf(slug);
		return at < 0 ? order.length : at;
	};
	return [...categories].sort((one, other) => place(one) - place(other));
}
