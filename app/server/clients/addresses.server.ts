import type { IncomingMessage } from "node:http";
import { hostname } from "node:os";
import ipaddr from "ipaddr.js";
import { LRUCache } from "lru-cache";
import type { Config } from "../config.server.ts";

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Rate limit key of a client: an IPv4 address or an IPv6 /64. */
export function readClientNetwork(
	{ socket, headers }: Pick<IncomingMessage, "socket" | "headers">,
	{ trustedProxies }: Pick<Config, "trustedProxies">,
): string {
	const forwardedFor = headers["x-forwarded-for"]?.toString();
	return readNetwork(readClientAddress(socket.remoteAddress ?? "", forwardedFor, trustedProxies));
}

/** The right-most untrusted address in X-Forwarded-For. @param trusted addresses and CIDR ranges */
export function readClientAddress(
	peer: string,
	forwardedFor: string | undefined,
	trusted: string[],
): string {
	const hops = [...(forwardedFor ?? "").split(","), peer].map(dropPort).reverse();
	let client = peer;
	for (const hop of hops) {
		if (!ipaddr.isValid(hop)) break;
		client = hop;
		if (!trusted.some((range) => isWithin(hop, range))) break;
	}
	return ipaddr.isValid(client) ? ipaddr.process(client).toString() : "unknown";
}

export function writeHost(host: string): string {
	return host.includes(":") ? `[${host}]` : host;
}

/** Visitors come by one of a few names, and parsing one takes as long as sending a kept page. */
const known = new LRUCache<string, boolean>({ max: 100 });

/** @param host the Host header. @param own the socket's local address */
export function isLocalHost(host: string, own = ""): boolean {
	const key = `${own} ${host}`;
	const isLocal = known.get(key) ?? judgeHost(host, own);
	if (!known.has(key)) known.set(key, isLocal);
	return isLocal;
}

function judgeHost(host: string, own: string): boolean {
	// With a path in it, a page would be kept for another address.
	if (/[^\w.:[\]-]/.test(host)) return false;
	const name = URL.parse(`http://${host}`)?.hostname ?? "";
	const address = name.replace(/^\[|\]$/g, "");
	if (!ipaddr.isValid(address)) {
		const machine = hostname().toLowerCase();
		return /^(.+\.)?localhost$/.test(name) || name === machine || name === `${machine}.local`;
	}
	const parsed = ipaddr.process(address);
	const isOwn = ipaddr.isValid(own) && parsed.toString() === ipaddr.process(own).toString();
	return (
		isOwn ||
		["unspecified", "loopback", "private", "uniqueLocal", "linkLocal"].includes(parsed.range())
	);
}

/** Some proxies append the port. */
function dropPort(hop: string): string {
	const text = hop.trim();
	return /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
}

/** The /64 is what one IPv6 subscriber usually has. */
export function readNetwork(address: string): string {
	if (!ipaddr.isValid(address)) return "unknown";
	const parsed = ipaddr.process(address);
	if (parsed.kind() === "ipv4") return parsed.toString();
	const parts = (parsed as ipaddr.IPv6).parts.slice(0, 4);
	return `${parts.map((part) => part.toString(16)).join(":")}::/64`;
}

function isWithin(address: string, range: string): boolean {
	const parsed: Address = ipaddr.process(address);
	const [network, bits]: [Address, number] = range.includes("/")
		? ipaddr.parseCIDR(range)
		: wholeAddress(ipaddr.process(range));
	return parsed.kind() === network.kind() && parsed.match(network, bits);
}

function wholeAddress(address: Address): [Address, number] {
	return [address, address.kind() === "ipv4" ? 32 : 128];
}
