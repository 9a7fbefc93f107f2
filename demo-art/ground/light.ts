export type Rgb = [number, number, number];

/** `#rrggbb` as amounts of light, 0 to 1. */
export function toLinear(color: string): Rgb {
	const part = (from: number) => (Number.parseInt(color.slice(from, from + 2), 16) / 255) ** 2.2;
	return [part(1), part(3), part(5)];
}

/** Amounts of light as a byte's value, 0 to 255 and beyond for what is brighter than white. */
export function toByte(light: number): number {
	return 255 * Math.max(0, light) ** (1 / 2.2);
}
