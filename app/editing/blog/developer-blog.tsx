import type { BlogPage, BlogView } from "../../blog/front/blog-view.tsx";
import { DeveloperBadges } from "./developer-badges.tsx";
import { DeveloperCategoryGrid } from "./developer-category-grid.tsx";
import { HiddenNotice } from "./developer-hidden-notice.tsx";
import { useHiddenPosts } from "./use-hidden-posts.ts";
import { showHiddenOnBlog } from "./with-hidden.ts";

interface DeveloperBlogProps {
	page: BlogPage;
	/** A prop, so that it stays in the page's own chunk. */
	View: typeof BlogView;
}

/** With hidden articles and movable categories. */
export default function DeveloperBlog({ page, View }: DeveloperBlogProps) {
	const found = useHiddenPosts();
	return (
		<>
			<HiddenNotice found={found} />
			<View
				page={found.hidden ? showHiddenOnBlog(page, found.hidden) : page}
				Categories={DeveloperCategoryGrid}
				Badge={DeveloperBadges}
			/>
		</>
	);
}
