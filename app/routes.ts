import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

const routes = [
	index("home/home.route.tsx"),
	route("home", "home/home.route.tsx", { id: "home-alias" }),
	route("about", "about/about.route.tsx"),
	route("contact", "contact/contact.route.tsx"),
	route("drawing-and-deposit-policy", "policy/policy.route.tsx"),
	route("drawing-deposit-policy", "policy/former-address.route.ts"),
	route("aftercare", "aftercare/aftercare.route.tsx"),
	route("aftercare-worker.js", "aftercare/offline/offline-worker.route.ts"),
	route(
		"aftercare/tattoo-numbing-cream-directions.txt",
		"aftercare/guides/numbing-directions.route.ts",
	),
	route("artwork", "portfolio/categories/artwork.route.tsx"),
	route("artwork/categories", "portfolio/categories/categories.route.tsx"),
	...["tattoos", "drawings", "digital"].map((list) =>
		route(`artwork/${list}`, "portfolio/list/list.route.tsx", { id: list }),
	),
	route("artwork/paintings", "portfolio/list/paintings.route.tsx"),
	route("artwork/featured", "portfolio/categories/featured.route.tsx"),
	route("sleeves-largescale", "portfolio/sleeves/sleeves-largescale.route.tsx"),
	route("bird-and-floral", "portfolio/sleeves/bird-and-floral.route.tsx"),
	route("bats-and-pumpkin", "portfolio/sleeves/bats-and-pumpkin.route.tsx"),
	route("sleeves-largescale/:sleeve", "portfolio/sleeves/sleeve.route.tsx"),
	route("artwork/:list/:piece", "portfolio/piece/piece.route.tsx"),
	route("bird-and-floral/:piece", "portfolio/piece/piece.route.tsx", {
		id: "bird-and-floral-piece",
	}),
	route("bats-and-pumpkin/:piece", "portfolio/piece/piece.route.tsx", {
		id: "bats-and-pumpkin-piece",
	}),
	route("sleeves-largescale/pictures/:piece", "portfolio/piece/piece.route.tsx", {
		id: "sleeve-piece",
	}),
	route("tattoos", "portfolio/list/tattoos-former-address.route.ts"),

	route("blog", "blog/front/blog.route.tsx"),
	route("blog/rss.xml", "blog/feeds/rss.route.ts"),
	route("blog/atom.xml", "blog/feeds/atom.route.ts"),
	route("blog/:category", "blog/category/category.route.tsx"),
	route("blog/category/:category", "blog/category/category.route.tsx", { id: "category-alias" }),
	route("blog/:section/:name", "blog/article/article.route.tsx"),
	route("credits", "credits/credits.route.tsx"),
	route("consultation", "consultation/consultation.route.tsx"),
	route("consultation/sent", "consultation/sent/sent.route.tsx"),

	route("sitemap.xml", "search-engines/sitemap.route.ts"),
	route("robots.txt", "search-engines/robots.route.ts"),
	route("site.webmanifest", "ui/page/web-manifest.route.ts"),
	...[
		...["favicon.ico", "favicon.svg", "apple-touch-icon.png"],
		...["icon-192.png", "icon-512.png", "icon-maskable-512.png"],
	].map((name) => route(name, "ui/page/icon.route.ts", { id: name })),
	route("llms.txt", "search-engines/llms.route.ts"),

	route("pictures/aftercare/*", "aftercare/sheets/sheet.route.ts"),
	route("pictures/share/*", "share/share-picture.route.ts"),
	route("pictures/upright/*", "portfolio/piece/upright-picture.route.ts"),
	route("api/frame", "api-frame.route.ts"),
	route("api/artwork/:list", "portfolio/list/api-artwork.route.ts"),
	route("api/artwork/:list/all", "portfolio/list/api-whole-list.route.ts"),
	route("api/artwork/:list/:id", "requests/api-asked-piece.route.ts"),
	route("api/pictures/*", "images/api-picture.route.ts"),
	route("api/articles/hidden", "blog/front/api-hidden-articles.route.ts"),
	route("api/consultations", "requests/api-consultations.route.ts"),
	route("api/visitor-count", "visitors/api-visitor-count.route.ts"),
	route("api/notes", "notes/api-notes.route.ts"),
	route("api/form-progress", "visits/api-form-progress.route.ts"),
	route("api/user", "sign-in/api-user.route.ts"),
	route("calendar/:feed", "appointments/calendar-feed.route.ts"),
	route("metrics", "health/metrics.route.ts"),
	route("healthz", "server/healthz.route.ts"),
	route("readyz", "server/readyz.route.ts"),

	route("*", "ui/page/missing.route.tsx"),
];

/** The artist's own: nothing of it is answered before `requireArtist` has let it through. */
const deskRoutes = [
	route("admin", "admin/inbox/inbox.route.tsx"),
	route("admin/list", "admin/inbox/list.route.ts"),
	route("admin/events", "admin/events/events.route.ts"),
	route("admin/requests/:id", "admin/request/request.route.tsx"),
	route("admin/notes", "admin/notes/notes.route.tsx"),
	route("admin/visits", "admin/visits/visits.route.tsx"),
	route("admin/books", "admin/books/books.route.tsx"),
	route("admin/photos", "admin/photos/photos.route.tsx"),
	route("admin/photos/:photo", "admin/photos/photo/photo.route.tsx"),
	route("admin/photos/pieces/:list", "admin/photos/pieces/pieces.route.tsx"),
	route("admin/photos/collections", "admin/photos/collections/collections.route.tsx"),
	route(
		"admin/photos/collections/featured",
		"admin/photos/collections/featured/featured.route.tsx",
	),
	route("admin/photos/collections/:sleeve", "admin/photos/collections/sleeve/sleeve.route.tsx", {
		id: "desk-sleeve",
	}),
	route(
		"admin/photos/collections/:collection/pictures",
		"admin/photos/collections/pictures/pictures.route.tsx",
	),
	route("admin/first-steps", "admin/first-steps/first-steps.route.tsx"),
	route("admin/articles", "admin/articles/articles.route.tsx"),
	route("admin/articles/preview", "admin/articles/preview/preview.route.ts"),
	route("admin/articles/:article", "admin/articles/editor/editor.route.tsx"),
	route("admin/site", "admin/site/site.route.tsx"),
	route("admin/site/review", "admin/site/changes/review.route.tsx"),
	route("admin/site/draft-view", "admin/site/draft-view/draft-view.route.ts"),
	route("admin/site/take-over", "admin/site/take-over/take-over.route.tsx"),
	route("admin/site/edits", "admin/site/take-over/edits.route.ts"),
	route("admin/site/words", "admin/site/page-words/page-words.route.ts"),
	route("admin/site/:document", "admin/site/document/document.route.tsx"),
	route("admin/site/:document/history", "admin/site/changes/history.route.tsx"),
	route("admin/letters", "admin/letters/letters.route.tsx"),
	route("admin/requests/:id/answer", "admin/answer/answer.route.tsx"),
	route("admin/requests/:id/answer/preview", "admin/answer/preview.route.tsx"),
	route("admin/requests/:id/appointments", "admin/calendar/appointments.route.tsx"),
	route("admin/appointments/:id/appointment.ics", "admin/calendar/appointment-ics.route.ts"),
	route("admin/replies", "admin/replies/replies.route.tsx"),
	route("admin/calendar", "admin/calendar/calendar.route.tsx"),
	route("admin/data", "admin/data/data.route.tsx"),
	route("admin/data/export.zip", "admin/data/export.route.ts"),
	route("admin/data/site.zip", "admin/data/site.route.ts"),
	route("admin/requests/:id/files.zip", "admin/request/files/archive.route.ts"),
	route("admin/requests/:id/files/:file", "admin/request/files/file.route.ts"),
	route("admin/requests/:id/files/:file/preview", "admin/request/files/preview.route.ts"),
	route("admin/health", "admin/health/health.route.tsx"),
	route("admin/account", "admin/account/account.route.tsx"),
	route("admin/account/passkey", "admin/account/offer-passkey.route.tsx"),
	route("admin/account/passkeys", "admin/account/passkeys.route.ts"),
	route("admin/*", "ui/page/missing.route.tsx", { id: "desk-missing" }),
];

/** A client's own request. Nothing of it is kept by caches or told to other sites. */
const requestPageRoutes = [
	route("request/lost", "request-page/lost/lost.route.tsx"),
	route("request/erased", "request-page/leaving/erased.route.tsx"),
	route("request/:token", "request-page/request-page.route.tsx"),
	route("request/:token/files/:file", "request-page/files/file.route.ts"),
	route("request/:token/files/:file/preview", "request-page/files/preview.route.ts"),
	route("request/:token/dates", "request-page/dates/dates.route.tsx"),
	route("request/:token/dates.ics", "request-page/dates/dates-ics.route.ts"),
	route("request/:token/withdraw", "request-page/leaving/withdraw.route.tsx"),
	route("request/:token/erase", "request-page/leaving/erase.route.tsx"),
];

const signInRoutes = [
	route("sign-in", "sign-in/sign-in.route.tsx"),
	route("sign-in/passkey", "sign-in/passkeys/sign-in-passkey.route.ts"),
	route("sign-in/first/:token", "sign-in/set-up.route.tsx"),
	route("sign-out", "sign-in/sign-out.route.ts"),
];

/** The page layouts show errors of pages; API routes answer their own. */
export default [
	layout("public-frame.route.tsx", [layout("ui/page/page.route.tsx", routes)]),
	layout("public-frame.route.tsx", { id: "request-page-frame" }, [
		layout("ui/page/page.route.tsx", { id: "request-page-errors" }, [
			layout("request-page/private-pages.route.tsx", requestPageRoutes),
		]),
	]),
	layout("sign-in/sign-in-frame.route.tsx", [
		layout("ui/page/page.route.tsx", { id: "sign-in-page" }, signInRoutes),
	]),
	layout("admin/frame/desk-frame.route.tsx", [
		layout("ui/page/page.route.tsx", { id: "desk-page" }, deskRoutes),
	]),
] satisfies RouteConfig;
