/** Numbers that look random and come out the same on every machine. */
export type Random = () => number;

/** A stream of numbers in [0, 1) for a seed. */
export function seedRandom(seed: number): Random {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		return hash(state, 0x9e3779b9);
	};
}

/** A number in [0, 1) for a place on the lattice. */
export function hash(x: number, y: number): number {
	let h = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul((y | 0) + 0x165667b1, 0x85ebca6b);
	h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
	h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
	return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}

export function between(random: Random, low: number, high: number): number {
	return low + (high - low) * random();
}

/** Smooth noise in [-1, 1]; one bump is about one unit wide. */
export function noise(x: number, y: number, seed = 0): number {
	const left = Math.floor(x);
	const top = Math.floor(y);
	const across = ease(x - left);
	const down = ease(y - top);
	const row = top + seed * 1013;
	const upper = mix(hash(left, row), hash(left + 1, row), across);
	const lower = mix(hash(left, row + 1), hash(left + 1, row + 1), across);
	return mix(upper, lower, down) * 2 - 1;
}

/** Noise in several sizes, each half as large and half as strong as the one before; about [-1, 1]. */
export function cloud(x: number, y: number, octaves: number, seed = 0): number {
	let sum = 0;
	let strength = 0.5;
	for (let octave = 0; octave < octaves; octave++) {
		sum += noise(x, y, seed + octave * 17) * strength;
		x *= 2.03;
		y *= 2.03;
		strength /= 2;
	}
	return sum;
}

export function mix(a: number, b: number, share: number): number {
	return a + (b - a) * share;
}

export function clamp(value: number, low = 0, high = 1): number {
	return value < low ? low : value > high ? high : value;
}

/** 0 below `from`, 1 above `to`, smooth between them; works downwards as well. */
export function ramp(from: number, to: number, value: number): number {
	return ease(clamp((value - from) / (to - from)));
}

function ease(t: number): number {
	return t * t * (3 - 2 * t);
}
