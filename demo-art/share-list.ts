import { turnOf } from "../app/publishing/turn.ts";
import { articles } from "../content/articles.ts";
import { batsAndPumpkin } from "../content/bats-and-pumpkin.ts";
import { birdAndFloral } from "../content/bird-and-floral.ts";
import { digital } from "../content/digital.ts";
import { drawings } from "../content/drawings.ts";
import { tattoos } from "../content/tattoos.ts";

/** A picture that is shown with a link to a page or a piece of the site. */
export type Share = {
	/** Its name in `content/pictures/share/`. */
	path: string;
	title: string;
	/** The published picture it shows. */
	image: string;
	/** Degrees clockwise that picture is turned. */
	turn: 0 | 90 | -90;
};

const PAGES: readonly (readonly [path: string, title: string, image: string])[] = [
	["home", "Custom Tattoos by A Master of the Craft", "home/hero"],
	["about", "Meet the Man", "home/about"],
	["contact", "Get in Touch", "home/focused-in-action"],
	["aftercare", "Aftercare", "articles/tattoo-aftercare-guide"],
	["drawing-and-deposit-policy", "Drawing and Deposit Policy", "articles/art-of-tattoo-design"],
	["blog", "Blog", "articles/timeless-art-of-tattooing"],
	["artwork", "Portfolios", "tattoos/koi"],
	["categories", "Portfolio Categories", "covers/tattoos"],
	["tattoos", "Tattoos", "covers/tattoos"],
	["sleeves-largescale", "Sleeves & Large Scale", "bird-and-floral/outer-arm"],
	["bird-and-floral", birdAndFloral.pageTitle, "bird-and-floral/shoulder-cap"],
	["bats-and-pumpkin", batsAndPumpkin.title, "bats-and-pumpkin/pumpkin-and-bats"],
	["drawings", "Drawings & Sketches", "covers/drawings"],
	["digital", "Digital Art", "covers/digital"],
	["paintings", "Paintings", "covers/paintings"],
	["featured", "Featured", "tattoos/bee"],
	["consultation", "Book a Consultation", "home/precision-and-quality"],
	["credits", "Credits", "drawings/moth-and-eye"],
];

type Item = { id: number; title: string; image: string } & Parameters<typeof turnOf>[0];

const LISTS: Record<string, readonly Item[]> = {
	tattoos,
	drawings,
	digital,
	"bird-and-floral": birdAndFloral.images,
	"bats-and-pumpkin": batsAndPumpkin.photos,
};

const lists = Object.entries(LISTS).flatMap(([list, items]) =>
	items.map((item) => ({ ...item, path: `${list}/${item.id}`, turn: turnOf(item) })),
);
const turns = new Map(lists.map(({ image, turn }) => [image, turn]));

/** Degrees clockwise a published picture is turned wherever the site shows it. */
export function turnOfImage(image: string): Share["turn"] {
	return turns.get(image) ?? 0;
}

export const shares: readonly Share[] = [
	...PAGES.map(([path, title, image]) => ({ path, title, image, turn: turnOfImage(image) })),
	...articles.map(({ name, title }) => ({
		path: `articles/${name}`,
		title,
		image: `articles/${name}`,
		turn: 0 as const,
	})),
	...lists.map(({ path, title, image, turn }) => ({ path, title, image, turn })),
];
