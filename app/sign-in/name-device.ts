const browsers: [RegExp, string][] = [
	[/Edg\//, "Edge"],
	[/Firefox\/|FxiOS\//, "Firefox"],
	[/Chrome\/|CriOS\//, "Chrome"],
	[/Safari\//, "Safari"],
];

const systems: [RegExp, string][] = [
	[/iPhone/, "iPhone"],
	[/iPad/, "iPad"],
	[/Android/, "Android"],
	[/Mac OS X/, "Mac"],
	[/Windows/, "Windows"],
	[/Linux|X11/, "Linux"],
];

/** From a `User-Agent` header, such as "Safari on iPhone". */
export function nameDevice(agent: string | null): string {
	const find = (known: [RegExp, string][]) =>
		known.find(([pattern]) => pattern.test(agent ?? ""))?.[1];
	const parts = [find(browsers), find(systems)].filter((part) => part !== undefined);
	return parts.join(" on ") || "Unknown device";
}
