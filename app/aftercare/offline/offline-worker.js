// Serves the aftercare page from a cache when the site is unreachable. Each copy is one cache. The page is
// written last, so a cache without it is incomplete and never used (decision 0011).
const pagePath = "/aftercare";
const dataPath = "/aftercare.data";
const prefix = "aftercare-";
const patienceMs = 3_000;

addEventListener("install", (event) => {
	skipWaiting();
	event.waitUntil(fetch(pagePath, { cache: "no-cache" }).then(keep));
});

addEventListener("activate", (event) => {
	event.waitUntil(clients.claim());
});

addEventListener("fetch", (event) => {
	const { request } = event;
	const { origin, pathname } = new URL(request.url);
	if (request.method !== "GET" || origin !== location.origin) return;
	if (request.headers.has("Range")) return;
	if (request.mode === "navigate" && pathname.replace(/\/$/, "") === pagePath) {
		event.respondWith(answerPage(event));
	} else if (pathname.startsWith("/assets/")) {
		// Names contain content hashes, so a cached file is never stale.
		event.respondWith(findKept(pathname).then((kept) => kept ?? fetch(request)));
	} else if (pathname === dataPath || isOfPage(pathname)) {
		event.respondWith(preferNetwork(fetch(request), pathname));
	}
});

function isOfPage(path) {
	return /^\/(pictures\/(aftercare|photos)|aftercare)\/./.test(path);
}

function answerPage(event) {
	const network = fetch(event.request);
	const copy = network.then((response) => response.clone());
	event.waitUntil(copy.then(refresh).catch(() => {}));
	return preferNetwork(network, pagePath);
}

async function preferNetwork(network, path) {
	const inTime = new Promise((resolve) => setTimeout(resolve, patienceMs));
	const answer = await Promise.race([network.catch(() => {}), inTime]);
	if (answer && answer.status < 500) return answer;
	return (await findKept(path)) ?? answer ?? network;
}

let work = Promise.resolve();

/** Serialized, because two pages may load at once. */
function refresh(response) {
	work = work.catch(() => {}).then(() => keep(response));
	return work;
}

/** Keeps the previous copy when any part fails to load. */
async function keep(response) {
	if (
		isGone(response) ||
		isGone(await fetch(location.href, { method: "HEAD", cache: "no-store" }))
	) {
		return leave();
	}
	if (!mayKeep(response) || response.type !== "basic") return;
	const html = await response.text();
	const { headers } = response;
	const current = await nameCopy();
	if (current && (await readPage(current)) === html) {
		return putPage(await caches.open(current), html, headers);
	}
	const name = prefix + Date.now();
	try {
		const cache = await caches.open(name);
		await putParts(cache, html);
		await putPage(cache, html, headers);
	} catch (error) {
		await caches.delete(name);
		throw error;
	}
	await removeCopies((other) => other !== name);
}

/** A signed-in artist's page may show drafts. */
function mayKeep({ ok, redirected, headers }) {
	return ok && !redirected && !/no-store/i.test(headers.get("Cache-Control") ?? "");
}

function isGone({ status }) {
	return status === 404 || status === 410;
}

async function leave() {
	await removeCopies(() => true);
	await registration.unregister();
}

async function removeCopies(which) {
	const names = (await listCopies()).filter(which);
	await Promise.all(names.map((name) => caches.delete(name)));
}

async function listCopies() {
	const names = await caches.keys();
	return names
		.filter((name) => name.startsWith(prefix))
		.sort()
		.reverse();
}

async function nameCopy() {
	for (const name of await listCopies()) {
		if (await find(name, pagePath)) return name;
	}
}

/** `caches.open` would recreate a deleted cache. */
function find(cacheName, path) {
	return caches.match(path, { cacheName, ignoreVary: true });
}

const mark = / data-kept="[^"]*"/;

async function readPage(name) {
	const page = await find(name, pagePath);
	return (await page.text()).replace(mark, "");
}

async function putPage(cache, html, headers) {
	const marked = html.replace("<html", () => `<html data-kept="${new Date().toISOString()}"`);
	const own = new Headers(headers);
	for (const name of ["Content-Encoding", "Content-Length"]) own.delete(name);
	await cache.put(pagePath, new Response(marked, { headers: own }));
}

async function putParts(cache, html) {
	const seen = new Set();
	let paths = [dataPath, "/favicon.svg", ...listInPage(html)];
	while (paths.length > 0) {
		const found = await Promise.all(paths.map((path) => putPart(cache, path)));
		for (const path of paths) seen.add(path);
		paths = [...new Set(found.flat())].filter((path) => !seen.has(path));
	}
}

/** Of each guide, caches the most common size and the largest, which replaces all others. */
function listInPage(html) {
	const named =
		html.match(/\/(assets|pictures\/(aftercare|photos)|aftercare)\/[\w./-]+\.\w+/g) ?? [];
	return [...new Set(named)].filter((path) => !/(-(320|480|720)\.\w+\.\w+|\.webp)$/.test(path));
}

async function putPart(cache, path) {
	const immutable = path.startsWith("/assets/");
	const kept = immutable ? await findKept(path) : undefined;
	const response = kept ?? (await fetch(path, { cache: immutable ? "default" : "no-cache" }));
	if (!mayKeep(response)) throw new Error(`${path} cannot be kept`);
	// The manifest references the assets of all pages.
	const names = /\.(js|css)$/.test(path) && !path.startsWith("/assets/manifest-");
	const text = names ? await response.clone().text() : "";
	await cache.put(path, response);
	const parts = text.matchAll(/(?:\.\/|assets\/)([\w-]+\.(?:js|css|svg|woff2))/g);
	return [...parts].map(([, name]) => `/assets/${name}`);
}

async function findKept(path) {
	const name = await nameCopy();
	if (!name) return undefined;
	return (await find(name, path)) ?? (isPicture(path) ? findOtherSize(name, path) : undefined);
}

const isPicture = (path) => /^\/pictures\/.+-\d+\.\w+\.(avif|webp)$/.test(path);

/** A browser that asks for WebP may lack AVIF; every browser reads PNG. */
async function findOtherSize(name, path) {
	const [, picture, hash] = /^(.+)-\d+\.(\w+)\.\w+$/.exec(path);
	if (path.endsWith(".webp")) {
		return find(name, `${picture.replace("/pictures/photos/", "/pictures/aftercare/photos/")}.png`);
	}
	// A photo may be too small for the largest.
	for (const width of [1600, 960, 600]) {
		const kept = await find(name, `${picture}-${width}.${hash}.avif`);
		if (kept) return kept;
	}
}
