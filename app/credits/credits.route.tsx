import { href, Link } from "react-router";
import { icons } from "../../content/credits.ts";
import { studio } from "../../content/studio.ts";
import { readStudio } from "../publishing/frame-studio.ts";
import { findCanonical, visitContext } from "../site.server.ts";
import { describePage } from "../ui/describe-page.ts";
import type { Route } from "./+types/credits.route";
import styles from "./credits.module.css";

export function loader({ request, context }: Route.LoaderArgs) {
	const { config } = visitContext.from(context).site;
	const canonical = findCanonical(href("/credits"), request, config);
	return { canonical, authors: listAuthors() };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const studio = readStudio(matches);
	return describePage(studio, {
		title: `Credits | ${studio.name}`,
		description: `Whose pictures, icons and typefaces are on the website of ${studio.name}, and under which licenses.`,
		canonical: loaderData.canonical,
		share: "credits",
		shareAlt: "Credits, beside a flash sheet with a moth over an open hand",
	});
}

export default function Credits({ loaderData }: Route.ComponentProps) {
	return (
		<div className={styles.page}>
			<h1>Credits</h1>
			<section id="pictures">
				<h2>Pictures</h2>
				<p>
					Every tattoo, drawing and digital piece on a fresh site was drawn by the site's own
					program, line by line, to stand in until the artist's photos take their place. They come
					with the site under the MIT License.
				</p>
				<p>
					Photos and drawings that the artist adds belong to {studio.name}. Look at them, and pass
					on links to them. For anything else, such as a print, a copy on another site or a tattoo
					by another hand, <Link to={href("/contact")}>ask first</Link>.
				</p>
			</section>
			<section>
				<h2>Icons</h2>
				<p>
					The small signs on the aftercare sheets are adapted from icons of many authors. They were
					cut anew in the sheets' ink.
				</p>
				<ul className={styles.sources}>
					<li>
						From <Outward to="https://game-icons.net">game-icons.net</Outward>
					</li>
					<li>
						Under <Outward to="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</Outward>
					</li>
				</ul>
				<dl className={styles.authors}>
					{loaderData.authors.map(([author, names]) => (
						<div key={author}>
							<dt>{author}</dt>
							<dd>{names.join(", ")}</dd>
						</div>
					))}
				</dl>
			</section>
			<section>
				<h2>Typefaces</h2>
				<ul className={styles.sources}>
					<li>
						<Outward to="https://github.com/Omnibus-Type/Grenze-Gotisch">Grenze Gotisch</Outward> by
						Omnibus-Type
					</li>
					<li>
						<Outward to="https://github.com/Instrument/instrument-sans">Instrument Sans</Outward> by
						Instrument
					</li>
					<li>
						Both under the{" "}
						<Outward to="https://openfontlicense.org">SIL Open Font License 1.1</Outward>
					</li>
				</ul>
			</section>
		</div>
	);
}

function Outward({ to, children }: { to: string; children: string }) {
	return (
		<a href={to} rel="noopener noreferrer">
			{children}
		</a>
	);
}

/** Each author once, with the icons in the order of the alphabet. */
function listAuthors(): [author: string, names: string[]][] {
	const byAuthor = Map.groupBy(icons, ({ author }) => author);
	return [...byAuthor].map(([author, list]) => [
		author,
		list.map(({ name }) => name.replaceAll("-", " ")).sort(),
	]);
}
