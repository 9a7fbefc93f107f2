import { DeleteDetails } from "../../frame/delete-details.tsx";

interface DeleteArticleProps {
	isOnSite: boolean;
	/** On the site, or taken off it. */
	isPublished: boolean;
}

export function DeleteArticle({ isOnSite, isPublished }: DeleteArticleProps) {
	return (
		<DeleteDetails words="Delete This Article" name="_act" value="delete">
			{isOnSite && "Visitors won’t be able to read it anymore. "}
			{isPublished
				? "You can bring it back from the articles’ history."
				: "Only a version that was published can be brought back."}
		</DeleteDetails>
	);
}
