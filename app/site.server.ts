import type { Logger } from "pino";
import { createContext } from "react-router";
import type { Config } from "./config.server.ts";
import type { ReferenceFileStore } from "./consultation/file-store.server.ts";
import type { Database } from "./db/database.server.ts";
import type { Limits } from "./http/limits.server.ts";

/** What one running site consists of; made by server.ts and handed to every request. */
export interface Site {
	config: Config;
	database: Database;
	files: ReferenceFileStore;
	limits: Limits;
	log: Logger;
}

/** What the shell knows of one request before a route sees it. */
export interface Visit {
	site: Site;
	/** The visitor's network, as limits count it: an IPv4 address or an IPv6 /64. */
	network: string;
	/** The page is served without scripts, since its address is none that a router may read. */
	still: boolean;
}

export const visitContext = createContext<Visit | null>(null);
