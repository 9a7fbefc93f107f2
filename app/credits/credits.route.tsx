import { href, Link } from "react-router";
import { readStudio, useStudio } from "../publishing/frame-studio.ts";
import type { Credits as CreditsBody } from "../publishing/schemas/credits.ts";
import { visitContext, writeCanonicalUrl } from "../server/site.server.ts";
import { showShare } from "../share/show-share.server.ts";
import { describePage } from "../ui/page/describe-page.ts";
import type { Route } from "./+types/credits.route";
import styles from "./credits.module.css";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { site, content } = visitContext.from(context);
	const { credits, search } = await content.readBodies("credits", "search");
	const { icons, pictures, iconNote } = credits;
	const canonical = writeCanonicalUrl(href("/credits"), request, site.config);
	const { description } = search.credits;
	const share = await showShare(content, "credits");
	return { canonical, description, share, pictures, iconNote, authors: listAuthors(icons) };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const studio = readStudio(matches);
	return describePage(studio, { ...loaderData, title: `Credits | ${studio.name}` });
}

export default function Credits({ loaderData }: Route.ComponentProps) {
	const { pictures, iconNote, authors } = loaderData;
	const studio = useStudio();
	return (
		<div className={styles.page}>
			<h1>Credits</h1>
			<section id="pictures">
				<h2>Pictures</h2>
				<p>{pictures}</p>
				<p>
					Photos and drawings that I add belong to {studio.name}. You are welcome to look at them
					and share links. For anything else, such as a print, a copy on another site or a tattoo by
					another artist, <Link to={href("/contact")}>ask first</Link>.
				</p>
			</section>
			{authors.length > 0 && (
				<section>
					<h2>Icons</h2>
					<p>{iconNote}</p>
					<ul>
						<li>
							From <Outward to="https://game-icons.net">game-icons.net</Outward>
						</li>
						<li>
							Under <Outward to="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</Outward>
						</li>
					</ul>
					<dl className={styles.authors}>
						{authors.map(([author, names]) => (
							<div key={author}>
								<dt>{author}</dt>
								<dd>{names.join(", ")}</dd>
							</div>
						))}
					</dl>
				</section>
			)}
			<section>
				<h2>Typefaces</h2>
				<ul>
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
		<a className="touch" href={to} rel="noopener noreferrer">
			{children}
		</a>
	);
}

function listAuthors(icons: CreditsBody["icons"]): [author: string, names: string[]][] {
	const byAuthor = Map.groupBy(icons, ({ author }) => author);
	return [...byAuthor].map(([author, list]) => [
		author,
		// Not the hyphen of "t-shirt".
		list.map(({ name }) => name.replace(/(?<=..)-/g, " ")).sort(),
	]);
}
