import { listNews, readBooksDay } from "./books/follow-calendar.ts";
import type { RequestContent } from "./publishing/content.server.ts";
import { pickFrameStudio } from "./publishing/frame-studio.ts";

/** What the frame shows around every page. */
export async function readFrame(content: RequestContent) {
	const { studio, books } = await content.readBodies("studio", "books");
	const news = listNews(books);
	return {
		studio: pickFrameStudio(studio),
		...(news && { books: { ...news, year: readBooksDay(Date.now()).slice(0, 4) } }),
	};
}
