/**
 * Runs in the page: applies the rules for print on the screen, because WebDriver cannot switch the medium.
 * @returns what the paper shows
 */
export function showAsPrinted(): { text: string; controls: string[] } {
	const apply = (rules: CSSRuleList) => {
		for (const rule of rules) {
			if (rule instanceof CSSMediaRule && /\b(print|screen)\b/.test(rule.media.mediaText)) {
				rule.media.mediaText = rule.media.mediaText.includes("print") ? "all" : "not all";
			}
			if ("cssRules" in rule) apply(rule.cssRules as CSSRuleList);
		}
	};
	for (const { cssRules } of document.styleSheets) apply(cssRules);
	const controls = document.querySelectorAll("button, input, select, textarea, nav");
	return {
		text: document.body.innerText,
		controls: [...controls].filter((one) => one.checkVisibility()).map((one) => one.outerHTML),
	};
}
