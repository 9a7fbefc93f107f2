import type { Logger } from "pino";
import { createContext, type RouterContextProvider } from "react-router";
import type { Database } from "../db/database.server.ts";
import type { Content, RequestContent } from "../publishing/content.server.ts";
import type { ReferenceFileStore } from "../requests/files/file-store.server.ts";
import type { FormOpenings } from "../requests/form/form-openings.server.ts";
import type { Limits } from "./clients/limits.server.ts";
import type { Config } from "./config.server.ts";

/** What one running site consists of; made by server.ts and handed to every request. */
export interface Site {
	config: Config;
	database: Database;
	files: ReferenceFileStore;
	limits: Limits;
	formOpenings: FormOpenings;
	content: Content;
	/** Absolute path of the published pictures' files. */
	pictureFolder: string;
	log: Logger;
}

/** What the shell knows of one request before a route sees it. */
export interface Visit {
	site: Site;
	/** Documents, all of one version while this request is answered. */
	content: RequestContent;
	/** The visitor's network, as limits count it: an IPv4 address or an IPv6 /64. */
	network: string;
	/** The page is served without scripts, since its address is none that a router may read. */
	still: boolean;
	/** What went wrong with this page, and under which reference the log has it. */
	surprise?: { error: unknown; reference: string };
	/** Of the refusal that the page shows, such as when to come back. */
	failureHeaders?: Record<string, string>;
}

const context = createContext<Visit | null>(null);

export const visitContext = {
	key: context,
	/** @throws when the shell did not say who is visiting, which is a fault of ours */
	from(provider: Readonly<RouterContextProvider>): Visit {
		const visit = provider.get(context);
		if (!visit) throw new Error("The request came without a visit");
		return visit;
	},
};

/** The site's address as visitors see it, without a path: where none is set, the one that was asked. */
export function readOrigin(
	request: Request,
	{ publicOrigin }: Pick<Config, "publicOrigin">,
): string {
	return publicOrigin ?? new URL(request.url).origin;
}

/** @returns the one address of a page, whichever way the visitor came to it */
export function findCanonical(
	path: string,
	request: Request,
	config: Pick<Config, "publicOrigin">,
): string {
	return new URL(path, readOrigin(request, config)).href;
}
