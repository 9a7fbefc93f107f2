import { escapeXml } from "../server/escape-xml.server.ts";

interface Parts {
	subject: string;
	/** Plain text. A line followed by dashes is a heading; blank lines separate paragraphs. */
	text: string;
	studio: string;
	/** null if it is not known. */
	publicOrigin: string | null;
}

const style = {
	body: "margin:0;padding:0;",
	sheet:
		"max-width:34rem;margin:0 auto;padding:24px 20px 40px;font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.55;overflow-wrap:anywhere;",
	name: "margin:0 0 24px;padding:0 0 12px;border-bottom:3px double currentColor;font-size:18px;font-weight:700;",
	heading: "margin:32px 0 8px;font-size:18px;line-height:1.3;font-weight:700;",
	paragraph: "margin:0 0 14px;",
	indented: "display:block;padding-left:16px;",
	link: "color:inherit;font-weight:600;text-decoration:underline;",
	button:
		"display:inline-block;margin:8px 0;padding:11px 20px;border:2px solid currentColor;color:inherit;font-weight:600;text-decoration:none;",
} as const;

/** Sets no colors, so that light and dark modes of mail programs apply. Everything typed is escaped. */
export function writeHtml({ subject, text, studio, publicOrigin }: Parts): string {
	const blocks = text
		.trim()
		.split(/\n{2,}/)
		.map((block) => writeBlock(block, publicOrigin));
	return [
		`<!doctype html><html lang="en"><head><meta charset="utf-8">`,
		`<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">`,
		`<title>${escapeXml(subject)}</title></head><body style="${style.body}"><div style="${style.sheet}">`,
		`<p style="${style.name}">${escapeXml(studio)}</p>`,
		...blocks,
		"</div></body></html>",
	].join("\n");
}

function writeBlock(block: string, ours: string | null): string {
	const link = (line: string) => linkAddresses(line, ours);
	const lines = block.split("\n");
	const [first = "", second = "", ...rest] = lines;
	if (/^-{3,}$/.test(second)) {
		const heading = `<h2 style="${style.heading}">${escapeXml(first)}</h2>`;
		return rest.length > 0 ? heading + writeParagraph(rest.map(writeAnswer)) : heading;
	}
	if (/^\d+\. /.test(first) && lines.length > 1) {
		return writeParagraph([`<strong>${escapeXml(first)}</strong>`, ...lines.slice(1).map(link)]);
	}
	return writeParagraph(lines.map(link));
}

function writeParagraph(lines: string[]): string {
	return `<p style="${style.paragraph}">${lines.join("<br>\n").replaceAll("</span><br>", "</span>")}</p>`;
}

/** `Label: value`, under a heading. */
function writeAnswer(line: string): string {
	if (isIndented(line)) return writeIndented(line);
	const [, label = "", value = line] = /^([A-Z][\w &]{0,30}:)(.*)$/.exec(line) ?? [];
	return `${label && `<strong>${escapeXml(label)}</strong>`}${escapeXml(value)}`;
}

/** Does not link addresses that a visitor typed: those lines are under a heading or indented. */
function linkAddresses(line: string, ours: string | null): string {
	if (isIndented(line)) return writeIndented(line);
	const alone = /^https?:\/\/[^\s<>"]+$/.test(line) ? URL.parse(line) : null;
	if (alone) return writeLink(line, nameTarget(alone, ours), style.button);
	return line
		.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/)
		.map((part, index) => (index % 2 ? writeLink(part, part, style.link) : escapeXml(part)))
		.join("");
}

/** @returns the label of a button */
function nameTarget({ origin, pathname, host }: URL, ours: string | null): string {
	if (origin === ours && pathname.startsWith("/request/")) return "Open Your Request";
	if (origin === ours && pathname.startsWith("/admin/requests/")) return "Read the Request";
	return `Open ${host}`;
}

function writeLink(address: string, words: string, look: string): string {
	return `<a href="${escapeXml(address)}" style="${look}">${escapeXml(words)}</a>`;
}

function isIndented(line: string): boolean {
	return /^\s/.test(line);
}

function writeIndented(line: string): string {
	return `<span style="${style.indented}">${escapeXml(line.trim()) || "&nbsp;"}</span>`;
}
