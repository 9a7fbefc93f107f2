import type { CategoryPage, CategoryView } from "../../blog/category/category-view.tsx";
import { DeveloperBadges } from "./developer-badges.tsx";
import { HiddenNotice } from "./developer-hidden-notice.tsx";
import { useHiddenPosts } from "./use-hidden-posts.ts";
import { showHiddenInCategory } from "./with-hidden.ts";

interface DeveloperCategoryProps {
	page: CategoryPage;
	/** A prop, so that it stays in the page's own chunk. */
	View: typeof CategoryView;
}

export default function DeveloperCategory({ page, View }: DeveloperCategoryProps) {
	const found = useHiddenPosts();
	return (
		<>
			<HiddenNotice found={found} />
			<View
				page={found.hidden ? showHiddenInCategory(page, found.hidden) : page}
				Badge={DeveloperBadges}
			/>
		</>
	);
}
