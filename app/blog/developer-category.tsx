import type { CategoryPage, CategoryView } from "./category-view.tsx";
import { DeveloperBadges } from "./developer-badges.tsx";
import { HiddenNotice } from "./developer-hidden-notice.tsx";
import { useHiddenPosts } from "./use-hidden-posts.ts";
import { showHiddenInCategory } from "./with-hidden.ts";

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
