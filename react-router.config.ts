import type { Config } from "@react-router/dev/config";

export default {
	appDirectory: "app",
	// Builds beside the last build, so that a failed build leaves the site working.
	buildDirectory: process.env.BUILD_FOLDER ?? "build",
	ssr: true,
	// Two: the routes, and the site that serves them (vite.config.ts).
	serverBuildFile: "[name].js",
	// The origin is checked in app/server/clients/request-checks.server.ts; React Router compares it with the
	// listening address, which differs behind a proxy.
	allowedActionOrigins: ["**"],
	// Few routes: loading all at once saves a request per first link.
	routeDiscovery: { mode: "initial" },
} satisfies Config;
