/** Pixels of the sheet, y downwards; angles in radians, 0 to the right, growing clockwise. */
export type Point = { x: number; y: number };
export type Path = Point[];

export function pt(x: number, y: number): Point {
	return { x, y };
}

/** The entry of a list at any index: before the first it is the first, past the last the last. */
export function pick<T>(list: readonly T[], index: number): T {
	return list[Math.max(0, Math.min(list.length - 1, index))] as T;
}

/** A smooth line through all points (Catmull-Rom), with a point about every `step` pixels. */
export function smooth(points: readonly Point[], closed = false, step = 4): Path {
	const path: Path = [];
	const count = points.length;
	const get = (index: number) =>
		closed ? pick(points, (index + count) % count) : pick(points, index);
	for (let index = 0; index < (closed ? count : count - 1); index++) {
		const [a, b, c, d] = [get(index - 1), get(index), get(index + 1), get(index + 2)];
		const parts = Math.max(2, Math.ceil(Math.hypot(c.x - b.x, c.y - b.y) / step));
		for (let part = 0; part < parts; part++) {
			const t = part / parts;
			path.push({ x: bend(a.x, b.x, c.x, d.x, t), y: bend(a.y, b.y, c.y, d.y, t) });
		}
	}
	if (!closed) path.push(pick(points, count - 1));
	return path;
}

function bend(a: number, b: number, c: number, d: number, t: number): number {
	return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

/** Points noted down as in SVG: `"0,-640 150,-622"`. */
export function trace(noted: string): Path {
	return noted.split(" ").map((pair) => {
		const [x = 0, y = 0] = pair.split(",").map(Number);
		return { x, y };
	});
}

/** Points given as a flat list of numbers. */
export function points(...flat: number[]): Path {
	const path: Path = [];
	for (let at = 0; at + 1 < flat.length; at += 2)
		path.push({ x: flat[at] as number, y: flat[at + 1] as number });
	return path;
}

export function circle(center: Point, radius: number, squash = 1, turn = 0): Path {
	const count = Math.max(16, Math.ceil(radius * 1.5));
	return Array.from({ length: count }, (_, index) => {
		const angle = (index / count) * Math.PI * 2;
		return move(
			{ x: Math.cos(angle) * radius, y: Math.sin(angle) * radius * squash },
			center,
			turn,
		);
	});
}

/** Turns a point about the origin, scales it, and carries it to `to`. */
export function move(point: Point, to: Point, turn = 0, scale = 1): Point {
	const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
	return { x: to.x + point.x * cos - point.y * sin, y: to.y + point.x * sin + point.y * cos };
}

export function moveAll(path: readonly Point[], to: Point, turn = 0, scale = 1): Path {
	return path.map((point) => move(point, to, turn, scale));
}

/** From `center` outwards. */
export function polar(center: Point, angle: number, radius: number): Point {
	return { x: center.x + Math.cos(angle) * radius, y: center.y + Math.sin(angle) * radius };
}

/** The direction the path runs in at an index. */
export function heading(path: readonly Point[], index: number): number {
	const [before, after] = [pick(path, index - 1), pick(path, index + 1)];
	return Math.atan2(after.y - before.y, after.x - before.x);
}

/** The path moved sideways; positive is to the right of its direction. */
export function offset(path: readonly Point[], distance: (t: number) => number): Path {
	return path.map((point, index) =>
		polar(point, heading(path, index) + Math.PI / 2, distance(index / (path.length - 1))),
	);
}

/** A ribbon around a spine: `radius` of `t` from 0 to 1 along it. */
export function ribbon(spine: readonly Point[], radius: (t: number) => number): Path {
	return [...offset(spine, radius), ...offset(spine, (t) => -radius(t)).reverse()];
}

/** A line that starts at a point and turns as it goes: `curl` is radians per pixel at `t` from 0 to 1. */
export function wander(
	start: Point,
	angle: number,
	length: number,
	curl: (t: number) => number,
	step = 2,
): Path {
	const path: Path = [start];
	let place = start;
	for (let gone = 0; gone < length; gone += step) {
		angle += curl(gone / length) * step;
		place = polar(place, angle, step);
		path.push(place);
	}
	return path;
}

/** A value between keys `[t, value]` that are given in order. */
export function along(keys: readonly (readonly [number, number])[]): (t: number) => number {
	return (t) => {
		const next = keys.findIndex(([at]) => at >= t);
		if (next <= 0) return pick(keys, next < 0 ? keys.length - 1 : 0)[1];
		const [[fromT, from], [toT, to]] = [pick(keys, next - 1), pick(keys, next)];
		const share = (t - fromT) / (toT - fromT);
		return from + (to - from) * share * share * (3 - 2 * share);
	};
}

/** Takes the corners out of a line: every point moves to the mean of its neighborhood, the ends stay. */
export function relax(path: readonly Point[], reach: number): Path {
	return path.map((_, index) => {
		const most = Math.min(reach, index, path.length - 1 - index);
		let [x, y] = [0, 0];
		for (let step = -most; step <= most; step++) {
			const near = pick(path, index + step);
			x += near.x;
			y += near.y;
		}
		return { x: x / (2 * most + 1), y: y / (2 * most + 1) };
	});
}
