import { DeleteDetails } from "../../frame/delete-details.tsx";

export function DeleteArticle({ isOnSite }: { isOnSite: boolean }) {
	return (
		<DeleteDetails words="Delete This Article" name="_act" value="delete">
			{isOnSite
				? "Visitors can no longer read it, from now on. The history of the articles can bring it back."
				: "It was never published, so nothing can bring it back."}
		</DeleteDetails>
	);
}
