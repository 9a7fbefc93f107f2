// Keeps the aftercare page on the device, with all that belongs to it, and answers for it when the studio
// cannot be reached. A copy is one cache. Its page is put into it last, so that a cache without one is
// unfinished and is never shown; the copy before it goes only then (decision 0011).
const pagePath = "/aftercare";
const dataPath = "/aftercare.data";
const prefix = "aftercare-";
const patienceMs = 3_000;

addEventListener("install", (event) => {
	skipWaiting();
	event.waitUntil(fetch(pagePath, { cache: "no-cache" }).then(keep));
});

addEventListener("activate", (event) => {
	// Where the studio cannot be reached, Firefox fails with a preload instead of showing the copy. Earlier
	// versions of this worker had it on, and it stays on until it is put off.
	event.waitUntil(Promise.all([registration.navigationPreload?.disable(), clients.claim()]));
});

addEventListener("fetch", (event) => {
	const { request } = event;
	const { origin, pathname } = new URL(request.url);
	if (request.method !== "GET" || origin !== location.origin) return;
	if (request.headers.has("Range")) return;
	if (request.mode === "navigate" && pathname.replace(/\/$/, "") === pagePath) {
		event.respondWith(answerPage(event));
	} else if (pathname.startsWith("/assets/")) {
		// Names change with content: what is kept is what is asked for.
		event.respondWith(findKept(pathname).then((kept) => kept ?? fetch(request)));
	} else if (pathname === dataPath || isOfPage(pathname)) {
		event.respondWith(preferNetwork(fetch(request), pathname));
	}
});

function isOfPage(path) {
	return /^\/(pictures\/aftercare|aftercare)\/./.test(path);
}

function answerPage(event) {
	const network = fetch(event.request);
	const copy = network.then((response) => response.clone());
	event.waitUntil(copy.then(refresh).catch(() => {}));
	return preferNetwork(network, pagePath);
}

/** What the studio answers; what is kept if that is nothing, a failure, or does not come in time. */
async function preferNetwork(network, path) {
	const inTime = new Promise((resolve) => setTimeout(resolve, patienceMs));
	const answer = await Promise.race([network.catch(() => {}), inTime]);
	if (answer && answer.status < 500) return answer;
	return (await findKept(path)) ?? answer ?? network;
}

let work = Promise.resolve();

/** One after the other, since two pages may be opened at once. */
function refresh(response) {
	work = work.catch(() => {}).then(() => keep(response));
	return work;
}

/** Keeps this page and its parts; the copy before it stays as it is if any of them cannot be had. */
async function keep(response) {
	if (
		isGone(response) ||
		isGone(await fetch(location.href, { method: "HEAD", cache: "no-store" }))
	) {
		return leave();
	}
	if (!response.ok || response.type !== "basic" || response.redirected) return;
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

/** The site no longer has the page, or no longer this worker. */
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

/** @returns the newest finished copy, by the name of its cache */
async function nameCopy() {
	for (const name of await listCopies()) {
		if (await find(name, pagePath)) return name;
	}
}

/** Looks without opening, which would make a cache anew that has just been deleted. */
function find(cacheName, path) {
	return caches.match(path, { cacheName, ignoreVary: true });
}

const mark = / data-kept="[^"]*"/;

async function readPage(name) {
	const page = await find(name, pagePath);
	return (await page.text()).replace(mark, "");
}

/** The page says from when it is (`kept-offline.tsx`). */
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

/** Guides come in the size most screens show and in the largest, which stands in for all others. */
function listInPage(html) {
	const named = html.match(/\/(assets|pictures\/aftercare|aftercare)\/[\w./-]+\.\w+/g) ?? [];
	return [...new Set(named)].filter((path) => !/(-480\.\w+|\.webp)$/.test(path));
}

/** @returns the parts that this one names in turn */
async function putPart(cache, path) {
	const immutable = path.startsWith("/assets/");
	const kept = immutable ? await findKept(path) : undefined;
	const response = kept ?? (await fetch(path, { cache: immutable ? "default" : "no-cache" }));
	if (!response.ok || response.redirected) throw new Error(`${path} cannot be kept`);
	// The manifest names the parts of all other pages.
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

const isPicture = (path) => /^\/pictures\/.+-\d+\.(avif|webp)$/.test(path);

/** A browser that asks for WebP may not know AVIF; PNG they all do. */
function findOtherSize(name, path) {
	const picture = path.replace(/-\d+\.\w+$/, "");
	return find(name, path.endsWith(".webp") ? `${picture}.png` : `${picture}-1600.avif`);
}
