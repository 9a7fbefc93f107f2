import type { Config } from "@react-router/dev/config";

export default {
	appDirectory: "app",
	ssr: true,
	// The site has few routes; asking for them one by one would cost a request at every first link.
	routeDiscovery: { mode: "initial" },
} satisfies Config;
