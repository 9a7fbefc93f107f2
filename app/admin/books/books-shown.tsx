import { sayBooks } from "../../books/say-books.ts";
import { useStudio } from "../../publishing/frame-studio.ts";
import type { Books } from "../../publishing/schemas/books.ts";
import styles from "./books.module.css";

export function BooksShown({ books }: { books: Books }) {
	const { locale } = useStudio();
	const said = sayBooks(books, locale);
	return (
		<div className={styles.shown}>
			<h2 className={styles.small}>What visitors read now</h2>
			{said ? (
				<p>
					<strong>{said.title}.</strong> {said.text} {said.opens}
				</p>
			) : (
				<p>Nothing about the books: they are open.</p>
			)}
		</div>
	);
}
