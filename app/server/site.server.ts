import type { Logger } from "pino";
import { createContext, type RouterContextProvider } from "react-router";
import type { CopyKeeper } from "../copies/copy-keeper.server.ts";
import type { Database } from "../db/database.server.ts";
import type { FormOpenings } from "../db/form-openings.server.ts";
import type { HealthWatch } from "../health/health-watch.server.ts";
import type { Tidying } from "../health/tidy.server.ts";
import type { Sender } from "../mail/sender.server.ts";
import type { PhotoFiles } from "../photos/photo-files.server.ts";
import type { PhotoWorker } from "../photos/photo-worker.server.ts";
import type { Content, RequestContent } from "../publishing/content.server.ts";
import type { LiveContent } from "../publishing/live-content.server.ts";
import type { ReferenceFileStore } from "../requests/files/file-store.server.ts";
import type { VisitCounts } from "../visits/visit-counts.server.ts";
import type { Limits } from "./clients/limits.server.ts";
import type { Config } from "./config.server.ts";
import type { Metrics } from "./metrics.server.ts";
import type { HydrationScript } from "./pages/hydration-script.server.ts";
import type { PageCache } from "./pages/page-cache.server.ts";

export interface Site {
	config: Config;
	database: Database;
	files: ReferenceFileStore;
	limits: Limits;
	formOpenings: FormOpenings;
	visits: VisitCounts;
	content: LiveContent;
	sender: Sender;
	photoFiles: PhotoFiles;
	photoWorker: PhotoWorker;
	copies: CopyKeeper;
	tidying: Tidying;
	health: HealthWatch;
	pages: PageCache;
	/** null: not served. */
	metrics: Metrics | null;
	pictureFolder: string;
	log: Logger;
	/** Aborted when the site stops: answers that would go on have to end. */
	stopping: AbortSignal;
}

export interface Visit {
	site: Site;
	/** A consistent snapshot for this request. */
	content: RequestContent;
	/** Rate limit key: an IPv4 address or an IPv6 /64. */
	network: string;
	/** For a URL that the client router must not parse, and for previews. */
	withoutScripts: boolean;
	/** The artist sees drafts in place of published documents. */
	showsDrafts: boolean;
	/** The answer is kept for all visitors. */
	isForAll: boolean;
	/** Set with a page that is kept. */
	hydration?: HydrationScript;
	/** Set by the guard of the artist's side. */
	isArtist?: boolean;
	/** Set with the answer: whether it stays the same until the content changes. */
	lasting?: boolean;
	/** Renders a public page with other documents, without scripts. */
	renderPage(path: string, content: Content): Promise<string>;
	unexpected?: { error: unknown; reference: string };
	failureHeaders?: Record<string, string>;
}

const context = createContext<Visit | null>(null);

export const visitContext = {
	key: context,
	from(provider: Readonly<RouterContextProvider>): Visit {
		const visit = provider.get(context);
		if (!visit) throw new Error("The request came without a visit");
		return visit;
	},
};

export function readOrigin(
	request: Request,
	{ publicOrigin }: Pick<Config, "publicOrigin">,
): string {
	return publicOrigin ?? new URL(request.url).origin;
}

export function writeCanonicalUrl(
	path: string,
	request: Request,
	config: Pick<Config, "publicOrigin">,
): string {
	return new URL(path, readOrigin(request, config)).href;
}
