import type { CategoryPage, CategoryView } from "../../blog/category/category-view.tsx";
import { useHiddenPosts } from "../../blog/front/use-hidden-posts.ts";
import { showHiddenInCategory } from "../../blog/front/with-hidden.ts";
import { DeveloperBadges } from "./developer-badges.tsx";
import { HiddenNotice } from "./developer-hidden-notice.tsx";

interface DeveloperCategoryProps {
	page: CategoryPage;
	/** Handed over, so that it stays in one piece with the page that visitors load. */
	View: typeof CategoryView;
}

/** A category as the artist has it: with what is hidden. */
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
