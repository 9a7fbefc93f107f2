import type { UniqueIdentifier } from "@dnd-kit/core";
import { arrayMove, rectSortingStrategy } from "@dnd-kit/sortable";
import { useMemo, useSyncExternalStore } from "react";
import type { CategoryGrid } from "../../blog/category/category-grid.tsx";
import type { CountedCategory } from "../../blog/list-articles.server.ts";
import { useShowsDrafts } from "../../publishing/frame-studio.ts";
import { createStore } from "../../ui/store.ts";
import { type RegisteredDocument, useRegisterDocument } from "../documents/document-registry.ts";
import { openUnsavedEdits } from "../documents/unsaved-edits.ts";
import { SortableList } from "../reorder/sortable-list.tsx";
import { MovableCategory } from "./developer-movable-category.tsx";

/** Slugs. Module state, so it survives navigation but not a reload; empty while it is the site's. */
const { get, set, subscribe } = createStore<{ body: string[] }>({ body: [] });
const sessionOrder = { get, subscribe, change: (body: string[]) => set({ body }) };

interface DeveloperCategoryGridProps {
	categories: CountedCategory[];
	Grid: typeof CategoryGrid;
}

/** Handles work by touch and keyboard; a mouse drags the whole cell. */
export function DeveloperCategoryGrid({ categories, Grid }: DeveloperCategoryGridProps) {
	const showsDrafts = useShowsDrafts();
	const stored = useMemo(
		() => (showsDrafts ? openUnsavedOrder(categories) : sessionOrder),
		[showsDrafts, categories],
	);
	const { body: order } = useSyncExternalStore(stored.subscribe, stored.get);
	const ordered = useMemo(() => inOrder(categories, order), [categories, order]);
	const slugs = useMemo(() => ordered.map(({ slug }) => slug), [ordered]);
	useRegisterDocument(useOrderDocument(showsDrafts ? null : order, slugs, categories));
	const nameOf = (id: UniqueIdentifier) => ordered.find(({ slug }) => slug === id)?.name ?? "";

	return (
		<SortableList
			ids={slugs}
			nameOf={nameOf}
			strategy={rectSortingStrategy}
			onMove={(slug, to) => stored.change(arrayMove(slugs, slugs.indexOf(slug), slugs.indexOf(to)))}
		>
			<Grid categories={ordered} Item={MovableCategory} />
		</SortableList>
	);
}

function openUnsavedOrder(categories: CountedCategory[]) {
	return openUnsavedEdits<string[]>({
		keys: { file: "blog-categories" },
		label: "Order of categories",
		builtIn: categories.map(({ slug }) => slug),
		read: (stored) => (Array.isArray(stored) ? stored.map(String) : null),
	});
}

/**
 * The order for the developer bar, which never stores it in the browser.
 *
 * @param order null if it is not the developer bar's
 */
function useOrderDocument(
	order: string[] | null,
	shown: string[],
	categories: CountedCategory[],
): RegisteredDocument | null {
	return useMemo(() => {
		if (!order) return null;
		const builtIn = categories.map(({ slug }) => slug);
		const changed = shown.some((slug, at) => slug !== builtIn[at]);
		return {
			file: "blog-categories",
			label: "Order of categories",
			source: changed ? "local" : "default",
			fleeting: changed,
			body: shown,
			ids: shown,
			keys: [],
			reset() {
				sessionOrder.change([]);
				return () => sessionOrder.change(order);
			},
		};
	}, [order, shown, categories]);
}

/** Categories that the order lacks come last. */
function inOrder(categories: CountedCategory[], order: string[]): CountedCategory[] {
	const place = ({ slug }: CountedCategory) => {
		const at = order.indexOf(slug);
		return at < 0 ? order.length : at;
	};
	return [...categories].sort((one, other) => place(one) - place(other));
}
