import { useStudio } from "../publishing/frame-studio.ts";
import styles from "./books.css?url";
import { sayBooks } from "./say-books.ts";
import { useBooks } from "./use-books.ts";

/** Says that the books are not simply open. Its styles come only with it. */
export function BooksNotice() {
	const books = useBooks();
	const { locale } = useStudio();
	const said = books && sayBooks(books, locale);
	if (!said) return null;
	return (
		<>
			<link rel="stylesheet" href={styles} precedence="late" />
			<div className="books-notice" role="note" aria-label="Books">
				<p className="books-title">{said.title}</p>
				<p>{said.text}</p>
				{said.opens && <p>{said.opens}</p>}
			</div>
		</>
	);
}
