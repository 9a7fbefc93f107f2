import {
	closestCenter,
	DndContext,
	type DragEndEvent,
	KeyboardSensor,
	PointerSensor,
	type UniqueIdentifier,
	useSensor,
	useSensors,
} from "@dnd-kit/core";
import { arrayMove, rectSortingStrategy, SortableContext } from "@dnd-kit/sortable";
import { useMemo } from "react";
import type { CategoryGrid } from "../../blog/category/category-grid.tsx";
import type { CountedCategory } from "../../blog/list-articles.server.ts";
import { type OpenedDocument, useOpenedDocument } from "../documents/document-registry.ts";
import { announceReordering, reorderingInstructions } from "../reorder/announce-reordering.ts";
import { ignoreClick } from "../reorder/ignore-click.ts";
import { keepCategoryOrder, useCategoryOrder } from "./category-order.ts";
import { MovableCategory } from "./developer-movable-category.tsx";

interface DeveloperCategoryGridProps {
	categories: CountedCategory[];
	Grid: typeof CategoryGrid;
}

/** Pixels. */
const activationConstraint = { distance: 5 };

/** Handles work by touch and keyboard; a mouse drags the whole cell. */
export function DeveloperCategoryGrid({ categories, Grid }: DeveloperCategoryGridProps) {
	const order = useCategoryOrder();
	const sensors = useSensors(
		useSensor(PointerSensor, { activationConstraint }),
		useSensor(KeyboardSensor),
	);
	const ordered = useMemo(() => inOrder(categories, order), [categories, order]);
	const slugs = useMemo(() => ordered.map(({ slug }) => slug), [ordered]);
	useOpenedDocument(
		useOrderDocument(
			order,
			slugs,
			ordered.some((one, at) => one !== categories[at]),
		),
	);
	const nameOf = (id: UniqueIdentifier) => ordered.find(({ slug }) => slug === id)?.name ?? "";

	function move({ active, over }: DragEndEvent) {
		if (!over || over.id === active.id) return;
		const [from, to] = [slugs.indexOf(String(active.id)), slugs.indexOf(String(over.id))];
		keepCategoryOrder(arrayMove(slugs, from, to));
	}

	return (
		<DndContext
			sensors={sensors}
			collisionDetection={closestCenter}
			accessibility={{
				announcements: announceReordering(nameOf, slugs),
				screenReaderInstructions: reorderingInstructions,
			}}
			onDragStart={({ activatorEvent }) => ignoreClick(activatorEvent)}
			onDragEnd={move}
		>
			<SortableContext items={slugs} strategy={rectSortingStrategy}>
				<Grid categories={ordered} Item={MovableCategory} />
			</SortableContext>
		</DndContext>
	);
}

/** The order for the developer bar; it is never stored. */
function useOrderDocument(
	order: readonly string[],
	shown: string[],
	changed: boolean,
): OpenedDocument {
	return useMemo(
		() => ({
			file: "blog-categories",
			label: "Order of categories",
			source: changed ? "local" : "default",
			fleeting: changed,
			body: shown,
			ids: shown,
			keys: [],
			reset() {
				keepCategoryOrder([]);
				return () => keepCategoryOrder(order);
			},
		}),
		[order, shown, changed],
	);
}

/** Categories that the order lacks come last. */
function inOrder(categories: CountedCategory[], order: readonly string[]): CountedCategory[] {
	const place = ({ slug }: CountedCategory) => {
		const at = order.indexOf(slug);
		return at < 0 ? order.length : at;
	};
	return [...categories].sort((one, other) => place(one) - place(other));
}
