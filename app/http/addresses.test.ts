import { describe, expect, it } from "vitest";
import { readClientAddress, readNetwork } from "./addresses.server.ts";

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
	])("counts %s as %s", (address, network) => {
		expect(readNetwork(address)).toBe(network);
	});
});
