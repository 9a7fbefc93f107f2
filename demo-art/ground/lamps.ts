import type { Rgb } from "./light.ts";

/** How a picture is lit. */
export type Lamp = {
	/** Height of the light above the side it comes from, and how frontal it is. */
	high: number;
	front: number;
	color: Rgb;
	/** What comes back from the room into the shade. */
	fill: Rgb;
	/** How far the light goes around the body: 0 a bare bulb to 0.4 a wide window. */
	soft: number;
	/** How much of the light is lost across the picture. */
	fall: number;
	/** How much darker the corners are. */
	corners: number;
};

export const LAMPS = {
	/** The lamp over the chair. */
	warm: {
		high: 0.35,
		front: 0.85,
		color: [1.04, 1, 0.95],
		fill: [0.05, 0.05, 0.05],
		soft: 0.02,
		fall: 0,
		corners: 0.36,
	},
	/** A window at the side on a gray day. */
	window: {
		high: 0.2,
		front: 0.62,
		color: [0.99, 1.03, 1.09],
		fill: [0.1, 0.11, 0.125],
		soft: 0.2,
		fall: 0.22,
		corners: 0.1,
	},
	/** Open shade: even, cool and without dark sides. */
	day: {
		high: 0.5,
		front: 1.1,
		color: [0.84, 0.88, 0.92],
		fill: [0.12, 0.127, 0.135],
		soft: 0.34,
		fall: 0.08,
		corners: 0.04,
	},
	/** Late sun, low from the side. */
	sun: {
		high: 0.12,
		front: 0.5,
		color: [1.22, 1.03, 0.8],
		fill: [0.07, 0.08, 0.1],
		soft: 0,
		fall: 0.12,
		corners: 0.14,
	},
	/** A ring of light around the lens: flat, with much shine. */
	ring: {
		high: 0.08,
		front: 1.6,
		color: [1, 1, 1],
		fill: [0.1, 0.1, 0.105],
		soft: 0.1,
		fall: 0,
		corners: 0.24,
	},
	/** A soft box in a studio. */
	studio: {
		high: 0.7,
		front: 0.75,
		color: [1.02, 1.01, 1],
		fill: [0.08, 0.08, 0.085],
		soft: 0.12,
		fall: 0.16,
		corners: 0.16,
	},
} as const satisfies Record<string, Lamp>;
