import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
	layout("ui/page.route.tsx", [
		index("home/home.route.tsx"),
		route("home", "home/home.route.tsx", { id: "home-alias" }),
		route("credits", "credits/credits.route.tsx"),
		route("consultation", "consultation/consultation.route.tsx"),
		route("*", "ui/missing.route.tsx"),
	]),

	route("api/consultations", "consultation/api-consultations.route.ts"),
	route("api/visitor-count", "visitors/api-visitor-count.route.ts"),
	route("api/notes", "notes/api-notes.route.ts"),
	route("api/user", "http/api-user.route.ts"),
	route("healthz", "http/healthz.route.ts"),
	route("readyz", "http/readyz.route.ts"),
] satisfies RouteConfig;
