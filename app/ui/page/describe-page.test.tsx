import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, Meta } from "react-router";
import { expect, test } from "vitest";
import { readPage } from "../../../test/read-page.ts";
import { describePage } from "./describe-page.ts";

test("text in structured data cannot end its script element", () => {
	const headline = "Lines </script><script>alert(1)</script> & <!-- dots";
	const Page = createRoutesStub([
		{
			path: "/",
			Component: Meta,
			meta: () =>
				describePage(
					{ name: "A Studio" },
					{
						title: "Lines",
						description: "About lines",
						canonical: "https://studio.example.com/",
						share: { path: "/pictures/share/home.jpg", alt: "Lines" },
						structuredData: [{ "@type": "BlogPosting", headline }],
					},
				),
		},
	]);
	const html = renderToStaticMarkup(<Page />);
	expect(html.match(/<script/g)).toHaveLength(1);
	expect(html).not.toContain("<!--");
	expect(readPage(html).structuredData).toEqual([{ "@type": "BlogPosting", headline }]);
});
