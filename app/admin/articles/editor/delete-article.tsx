import { DeleteDetails } from "../../frame/delete-details.tsx";

export function DeleteArticle({ isOnSite }: { isOnSite: boolean }) {
	return (
		<DeleteDetails words="Delete This Article" name="_act" value="delete">
			{isOnSite
				? "Visitors won’t be able to read it anymore. You can bring it back from the articles’ history."
				: "It was never published, so nothing can bring it back."}
		</DeleteDetails>
	);
}
