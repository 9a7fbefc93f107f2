import { listVisible } from "../blog/list-articles.server.ts";
import { readArticles } from "../blog/read-articles.server.ts";
import { findPageAlt } from "../images/page-pictures.server.ts";
import { showFeatured } from "../portfolio/categories/show-featured.server.ts";
import { findPieces } from "../portfolio/coming-soon/find-pieces.server.ts";
import { readPieceName } from "../portfolio/pieces/piece-address.ts";
import { findPiece, type Piece, readPieces } from "../portfolio/pieces/portfolios.server.ts";
import { listSleeves } from "../portfolio/sleeves/list-sleeves.server.ts";
import type { RequestContent } from "../publishing/content.server.ts";
import { isListName, type ListName } from "../publishing/list-names.ts";
import { type Turn, turnOf } from "../publishing/turn.ts";

/** The part of a page's link preview beside the studio's name. */
export interface Share {
	title: string;
	/** Its name in the manifest; absent where the page has no picture. */
	image?: string | undefined;
	turn: Turn;
	alt: string;
}

type Find = (content: RequestContent) => Promise<Share>;

const pages: Record<string, Find> = {
	home: async (content) => {
		const { home } = await content.readBodies("home");
		return showPagePicture(content, home.headline.join(" "), home.plate.image);
	},
	about: async (content) => {
		const { about } = await content.readBodies("about");
		return showPagePicture(content, about.heading, about.table.image);
	},
	contact: async (content) => {
		const { contact, tattoos } = await content.readBodies("contact", "tattoos");
		const piece = tattoos.pieces.find(({ image }) => image === contact.pieces[0]);
		return piece
			? showPiece("Get in Touch", piece)
			: showPagePicture(content, "Get in Touch", contact.pieces[0]);
	},
	"drawing-and-deposit-policy": async (content) => {
		const { policy } = await content.readBodies("policy");
		return showPagePicture(content, "Drawing and Deposit Policy", policy.plate.image);
	},
	consultation: async (content) => {
		const { home } = await content.readBodies("home");
		return showPagePicture(content, "Book a Consultation", home.man.photos.at(-1)?.image);
	},
	aftercare: async (content) => {
		const visible = listVisible(await readArticles(content));
		const about = visible.find(({ category }) => category === "Aftercare");
		return showArticle("Aftercare", about);
	},
	blog: async (content) => showArticle("Blog", listVisible(await readArticles(content))[0]),
	credits: async (content) => showPiece("Credits", (await readPieces(content, "drawings"))[0]),
	artwork: async (content) => {
		const { "portfolio-landing": landing } = await content.readBodies("portfolio-landing");
		const [first] = await findPieces(content, landing.pieces);
		return showPiece("Portfolios", first?.piece);
	},
	categories: async (content) => {
		const { "portfolio-categories": categories } = await content.readBodies("portfolio-categories");
		return showPiece("Portfolio Categories", categories[0]);
	},
	featured: async (content) => {
		const [shown] = await showFeatured(content);
		if (shown) return showPiece("Featured Collections", shown.piece);
		const { featured } = await content.readBodies("featured");
		const [first] = await findPieces(content, featured.meanwhile.pieces);
		return showPiece("Featured Collections", first?.piece);
	},
	"sleeves-largescale": async (content) =>
		showPiece("Sleeves & Large Scale", (await listSleeves(content))[0]?.pieces[0]),
};

/**
 * @param name of one of the pages above, such as `tattoos` for a portfolio, `bird-and-floral` or `projects/3` for a
 *   sleeve, `tattoos/12` for a piece, `articles/` and its name for an article
 */
export async function findShare(content: RequestContent, name: string): Promise<Share | undefined> {
	if (Object.hasOwn(pages, name)) return pages[name]?.(content);
	if (name.startsWith("articles/")) {
		const articles = await readArticles(content);
		const article = articles.find((one) => `articles/${one.name}` === name);
		return article && showArticle(article.title, article);
	}
	if (!/^[a-z0-9-]+(\/[1-9]\d{0,8})?$/.test(name)) return undefined;
	const { "portfolio-categories": categories } = await content.readBodies("portfolio-categories");
	const category = categories.find((one) => one.category === name);
	if (category) return showPiece(category.title, category);
	if (isListName(name)) return showList(content, name);
	const sleeve = (await listSleeves(content)).find((one) => one.name === name);
	if (sleeve) return showPiece(sleeve.title, sleeve.pieces[0]);
	const found = await findPiece(content, readPieceName(name));
	return found ? showPiece(found.piece.title, found.piece) : undefined;
}

/** The artist may have taken its card off the categories. */
async function showList(content: RequestContent, name: ListName): Promise<Share> {
	const { [name]: list } = await content.readBodies(name);
	const announced = "comingSoon" in list ? list.comingSoon : undefined;
	return showPiece(list.heading, list.pieces[0] ?? announced);
}

type Shown = Pick<Piece, "image" | "alt" | "rotation" | "landscape">;

function showPiece(title: string, piece: Shown | undefined): Share {
	const { image, alt } = piece ?? {};
	return { title, image, turn: piece ? turnOf(piece) : 0, alt: alt || title };
}

type Written = Awaited<ReturnType<typeof readArticles>>[number];

function showArticle(title: string, article: Written | undefined): Share {
	return { title, image: article?.image, turn: 0, alt: article?.pictureAlt || title };
}

async function showPagePicture(
	content: RequestContent,
	title: string,
	image: string | undefined,
): Promise<Share> {
	const bodies = await content.readBodies("pictures", "page-pictures");
	return { title, image, turn: 0, alt: (image && findPageAlt(bodies, image)) || title };
}
