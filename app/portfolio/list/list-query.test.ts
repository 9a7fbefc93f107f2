import { expect, it } from "vitest";
import { drawingFilters } from "../../../content/drawings.ts";
import { tattooFilters } from "../../../content/tattoos.ts";
import { readListQuery, writeListQuery } from "./list-query.ts";

const read = (search: string) => readListQuery(new URLSearchParams(search), drawingFilters);

it.each([
	["", "all", 1],
	["filter=all", "all", 1],
	["filter=illustrative", "illustrative", 1],
	["page=1", "all", 1],
	["page=209", "all", 209],
	["filter=abstract&page=2", "abstract", 2],
	["utm_source=news&utm_medium=mail&fbclid=x&igsh=y&gclid=z", "all", 1],
])("reads %j", (search, filter, page) => {
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
])("knows nothing of %j", (search) => {
	expect(read(search)).toBeNull();
});

it("has no filter of a name that leads elsewhere", () => {
	const search = new URLSearchParams("filter=sleeves-largescale");
	expect(readListQuery(search, tattooFilters)).toBeNull();
});

it.each([
	[{ filter: "all", page: 1 }, ""],
	[{ filter: "all", page: 3 }, "?page=3"],
	[{ filter: "abstract", page: 1 }, "?filter=abstract"],
	[{ filter: "abstract", page: 2 }, "?filter=abstract&page=2"],
])("writes %j as it is read", (query, search) => {
	expect(writeListQuery(query)).toBe(search);
	expect(read(search)).toEqual(query);
});
