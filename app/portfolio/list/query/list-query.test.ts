import { expect, it } from "vitest";
import { documents } from "../../../../test/documents.ts";
import { writeListQuery } from "./list-query.ts";
import { readListQuery } from "./read-list-query.server.ts";

const drawingFilters = documents.drawings.filters;
const tattooFilters = documents.tattoos.filters;

const read = (search: string) => readListQuery(new URLSearchParams(search), drawingFilters);

it.each([
	["", "all", 1],
	["filter=all", "all", 1],
	["filter=illustrative", "illustrative", 1],
	["page=1", "all", 1],
	["page=209", "all", 209],
	["filter=abstract&page=2", "abstract", 2],
	["utm_source=news&utm_medium=mail&fbclid=x&igsh=y&gclid=z", "all", 1],
	["_gl=1*a&_ga=2.1&_hsenc=p2&_hsmi=9&msclkid=m&mc_cid=c&page=2", "all", 2],
])("parses %j", (search, filter, page) => {
	expect(read(search)).toEqual({ filter, page });
});

it.each([
	...[
		"filter=",
		"filter=portrait",
		"filter=study",
		"filter=ALL",
		"filter=abstract ",
		"filter=toString",
	],
	...[
		"filter=__proto__",
		"filter=abstract&filter=landscape",
		"filter=' OR 1=1--",
		"filter[email][$gt]=",
	],
	...[
		"sort=password",
		"category='||CASE WHEN 1=1 THEN 1 ELSE 1/0 END",
		"order=id",
		"q=koi",
		"Filter=all",
	],
	...["_sort=password", "__proto__=1", "_=1", "utm_=1", "mc_x=1", "xclid=1", "s=koi"],
])("reports an unknown filter for %j", (search) => {
	expect(read(search)).toBe("filter");
});

it.each([
	...[
		"page=0",
		"page=-1",
		"page=1.5",
		"page=02",
		"page=1e3",
		"page=",
		"page=two",
		"page=9999999",
		"page=1&page=2",
	],
])("reports an unknown page for %j", (search) => {
	expect(read(search)).toBe("page");
});

const { pieces } = documents.tattoos;

it("parses the facts of the list's own pieces", () => {
	const search = new URLSearchParams("placement=forearm&style=color&size=large");
	expect(readListQuery(search, tattooFilters, pieces)).toEqual({
		filter: "all",
		page: 1,
		style: "color",
		placement: "forearm",
		size: "large",
	});
	expect(readListQuery(search, tattooFilters)).toBe("filter");
});

it("a filter that links to another page is unknown", () => {
	const search = new URLSearchParams("filter=sleeves-largescale");
	expect(readListQuery(search, tattooFilters)).toBe("filter");
});

it.each([
	[{ filter: "all", page: 1 }, ""],
	[{ filter: "all", page: 3 }, "?page=3"],
	[{ filter: "abstract", page: 1 }, "?filter=abstract"],
	[{ filter: "abstract", page: 2 }, "?filter=abstract&page=2"],
	[
		{ filter: "all", page: 2, style: "color", placement: "thigh", size: "large" },
		"?style=color&placement=thigh&size=large&page=2",
	],
])("writes %j in the form it parses", (query, search) => {
	expect(writeListQuery(query)).toBe(search);
	expect(readListQuery(new URLSearchParams(search), drawingFilters, pieces)).toEqual(query);
});
