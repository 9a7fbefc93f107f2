import type { Config } from "@react-router/dev/config";

export default {
	appDirectory: "app",
	// The start builds beside the last build, so that one that fails leaves a site to serve.
	buildDirectory: process.env.BUILD_FOLDER ?? "build",
	ssr: true,
	// The request checks refuse other sites (app/server/clients/request-checks.server.ts). React Router would compare the origin
	// with the address the server listens at, which differs behind a proxy.
	allowedActionOrigins: ["**"],
	// The site has few routes; asking for them one by one would cost a request at every first link.
	routeDiscovery: { mode: "initial" },
} satisfies Config;
