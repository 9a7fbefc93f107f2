import { hostname } from "node:os";
import { describe, expect, it } from "vitest";
import { isLocalHost, readClientAddress, readNetwork } from "./addresses.server.ts";

describe("readClientAddress", () => {
	it.each([
		["ignores the header of a peer that is not trusted", "9.9.9.9", "6.6.6.6", [], "9.9.9.9"],
		["believes a trusted peer", "127.0.0.1", "6.6.6.6", ["127.0.0.1"], "6.6.6.6"],
		["takes the right-most hop", "127.0.0.1", "6.6.6.6, 7.7.7.7", ["127.0.0.1"], "7.7.7.7"],
		[
			"passes over trusted hops",
			"127.0.0.1",
			"6.6.6.6, 7.7.7.7, 10.0.0.3",
			["127.0.0.1", "10.0.0.0/8"],
			"7.7.7.7",
		],
		["stops at what is no address", "127.0.0.1", "6.6.6.6, nonsense", ["127.0.0.1"], "127.0.0.1"],
		["drops a port", "127.0.0.1", "6.6.6.6:4711", ["127.0.0.1"], "6.6.6.6"],
		["drops brackets", "127.0.0.1", "[2001:db8::1]:4711", ["127.0.0.1"], "2001:db8::1"],
		["unwraps mapped IPv4", "::ffff:127.0.0.1", "6.6.6.6", ["127.0.0.1"], "6.6.6.6"],
		[
			"stays with a trusted peer that says nothing",
			"127.0.0.1",
			undefined,
			["127.0.0.1"],
			"127.0.0.1",
		],
	])("%s", (_, peer, forwarded, trusted, client) => {
		expect(readClientAddress(peer, forwarded, trusted)).toBe(client);
	});
});

describe("readNetwork", () => {
	it.each([
		["192.0.2.7", "192.0.2.7"],
		["::ffff:192.0.2.7", "192.0.2.7"],
		["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
		["2001:db8:1:2:ffff::", "2001:db8:1:2::/64"],
		["nonsense", "unknown"],
	])("maps %s to %s", (address, network) => {
		expect(readNetwork(address)).toBe(network);
	});
});

describe("isLocalHost", () => {
	const own = "203.0.113.7";
	it.each([
		["localhost", true],
		["LOCALHOST:3000", true],
		["studio.localhost:3000", true],
		["127.0.0.1:3000", true],
		["127.5.6.7", true],
		["0.0.0.0:3000", true],
		["[::]:3000", true],
		["[::1]:3000", true],
		["192.168.1.20:3000", true],
		["10.0.0.3", true],
		["169.254.3.4", true],
		["[fe80::1]", true],
		["[fd00::1]:3000", true],
		["203.0.113.7:3000", true],
		["[::ffff:203.0.113.7]", true],
		[`${hostname()}:3000`, true],
		[`${hostname().toUpperCase()}.local`, true],
		["203.0.113.8", false],
		["[2001:db8::1]", false],
		["studio.example.com", false],
		["localhost.example.com", false],
		["evillocalhost", false],
		["127.0.0.1.example.com", false],
		["localhost@evil.example", false],
		["evil@localhost", false],
		["localhost/.", false],
		["localhost/artwork", false],
		["localhost\\artwork", false],
		["localhost?", false],
		["localhost#", false],
		["other-machine.local", false],
		["", false],
		["a b", false],
	])("%s: %s", (host, expected) => {
		expect(isLocalHost(host, own)).toBe(expected);
	});

	it("recognises our own address as an IPv6 socket reports it", () => {
		expect(isLocalHost("203.0.113.7:3000", "::ffff:203.0.113.7")).toBe(true);
		expect(isLocalHost("203.0.113.7:3000", undefined)).toBe(false);
	});
});
