import { expect, it } from "vitest";
import { listScriptAddresses } from "./markup.ts";

it.each([
	[`<a href="javascript:x">`, "javascript:x"],
	[`<a class=b href='&#106;ava&Tab;script&colon;x'>`, "javascript:x"],
	[`<img src="data:text/html,x">`, "data:text/html,x"],
	[`<button formaction=" JavaScript:x">`, "JavaScript:x"],
	[`<meta http-equiv=refresh content="0;url=javascript:x">`, "javascript:x"],
])("a script is found in %s", (html, address) => {
	expect(listScriptAddresses(html)).toEqual([address]);
});

it.each([
	`<a href="mailto:javascript:x">`,
	`<a href="/javascript:x" title="javascript:x">`,
	`<meta name="description" content="javascript:x">`,
	`<img src="data:image/png;base64,x">`,
	`<textarea><a href="javascript:x"></textarea>`,
])("none is found in %s", (html) => {
	expect(listScriptAddresses(html)).toEqual([]);
});
