import { listNews, readBooksDay } from "./books/follow-calendar.ts";
import { markDemo } from "./publishing/demo/mark-demo.server.ts";
import { layDrafts } from "./publishing/draft-view/draft-view.server.ts";
import { pickFrameStudio } from "./publishing/frame-studio.ts";
import type { Visit } from "./server/site.server.ts";

/** The data of the frame around every page. */
export async function readFrame({ site, content, showsDrafts }: Visit) {
	const { studio, books } = await content.readBodies("studio", "books");
	const news = listNews(books);
	const drafted = showsDrafts && (await layDrafts(site.database.db, site.content));
	return {
		studio: pickFrameStudio(studio),
		...(news && { books: { ...news, year: readBooksDay(Date.now()).slice(0, 4) } }),
		...(drafted && {
			showsDrafts,
			leftOut: drafted.leftOut,
			demo: await markDemo(site, drafted),
		}),
	};
}
