import { data, type LoaderFunctionArgs } from "react-router";
import { describeItems } from "../../search-engines/structured-data.server.ts";
import { type Visit, writeCanonicalUrl } from "../../server/site.server.ts";
import { showShare } from "../../share/show-share.server.ts";
import { findNextSleeve, listSleeves } from "./list-sleeves.server.ts";
import { placeProject } from "./project/place-project.server.ts";

/**
 * Loads what the page of every sleeve needs beside its own words.
 *
 * @throws 404 for a sleeve that is not on the site
 */
export async function loadSleeve(
	{ request }: Pick<LoaderFunctionArgs, "request">,
	{ site, content }: Visit,
	name: string,
	images: { address: string }[],
) {
	const sleeves = await listSleeves(content);
	const sleeve = sleeves.find((one) => one.name === name);
	if (!sleeve) throw data(null, { status: 404 });
	const { title, path } = sleeve;
	const canonical = writeCanonicalUrl(path, request, site.config);
	const paths = images.map(({ address }) => address);
	return {
		title,
		canonical,
		share: await showShare(content, name),
		structuredData: [
			placeProject(canonical, { name: title, path }),
			describeItems({ name: title, paths }, canonical),
		],
		next: findNextSleeve(sleeves, path),
	};
}
