import type { BlogPage, BlogView } from "../../blog/front/blog-view.tsx";
import { useHiddenPosts } from "../../blog/front/use-hidden-posts.ts";
import { showHiddenOnBlog } from "../../blog/front/with-hidden.ts";
import { DeveloperBadges } from "./developer-badges.tsx";
import { DeveloperCategoryGrid } from "./developer-category-grid.tsx";
import { HiddenNotice } from "./developer-hidden-notice.tsx";

interface DeveloperBlogProps {
	page: BlogPage;
	/** Handed over, so that it stays in one piece with the page that visitors load. */
	View: typeof BlogView;
}

/** The blog as the artist has it: with what is hidden, and with categories that can be moved. */
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
