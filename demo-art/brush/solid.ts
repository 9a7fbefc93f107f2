/** Distance to the surface of a solid, negative inside it: x to the right, y downwards, z to the viewer. */
export type Solid = (x: number, y: number, z: number) => number;
export type Spot3 = readonly [x: number, y: number, z: number];

export function ball([cx, cy, cz]: Spot3, rx: number, ry = rx, rz = rx): Solid {
	if (rx === ry && rx === rz) return (x, y, z) => Math.hypot(x - cx, y - cy, z - cz) - rx;
	return (x, y, z) => {
		const ax = (x - cx) / rx;
		const ay = (y - cy) / ry;
		const az = (z - cz) / rz;
		const far = Math.sqrt(ax * ax + ay * ay + az * az);
		const bx = ax / rx;
		const by = ay / ry;
		const bz = az / rz;
		return (far * (far - 1)) / (Math.sqrt(bx * bx + by * by + bz * bz) + 1e-9);
	};
}

/** A round bar from `a` to `b`, thicker at one end where the radii differ. */
export function bar(a: Spot3, b: Spot3, from: number, to = from): Solid {
	const [ax, ay, az] = a;
	const [dx, dy, dz] = [b[0] - ax, b[1] - ay, b[2] - az];
	const square = dx * dx + dy * dy + dz * dz || 1;
	return (x, y, z) => {
		const px = x - ax;
		const py = y - ay;
		const pz = z - az;
		const t = Math.max(0, Math.min(1, (px * dx + py * dy + pz * dz) / square));
		const qx = px - dx * t;
		const qy = py - dy * t;
		const qz = pz - dz * t;
		return Math.sqrt(qx * qx + qy * qy + qz * qz) - from - (to - from) * t;
	};
}

/** Bars in a row through `spots`, each `[x, y, z, radius]`. */
export function chain(k: number, ...spots: (readonly [number, number, number, number])[]): Solid {
	const bars = spots.slice(1).map(([x, y, z, radius], index) => {
		const [ax, ay, az, from] = spots[index] as readonly [number, number, number, number];
		return bar([ax, ay, az], [x, y, z], from, radius);
	});
	return blend(k, ...bars);
}

export function slab([cx, cy, cz]: Spot3, hx: number, hy: number, hz: number, round = 0): Solid {
	return (x, y, z) => {
		const ax = Math.abs(x - cx) - hx + round;
		const ay = Math.abs(y - cy) - hy + round;
		const az = Math.abs(z - cz) - hz + round;
		const outside = Math.hypot(Math.max(ax, 0), Math.max(ay, 0), Math.max(az, 0));
		return outside + Math.min(Math.max(ax, ay, az), 0) - round;
	};
}

export function hoop([cx, cy, cz]: Spot3, radius: number, thick: number): Solid {
	return (x, y, z) => {
		const ring = Math.hypot(x - cx, y - cy) - radius;
		return Math.hypot(ring, z - cz) - thick;
	};
}

/** A turned thing on an upright axis: the profile is a list of `[y, radius]` in order. */
export function lathe(
	[cx, cz]: readonly [number, number],
	profile: readonly (readonly [number, number])[],
	round = 0.01,
): Solid {
	const rims = profile.slice(1).map((to, index) => {
		const from = profile[index] as readonly [number, number];
		return [from[0], from[1], to[0] - from[0], to[1] - from[1]] as const;
	});
	const [first, last] = [profile[0], profile[profile.length - 1]] as [
		readonly [number, number],
		readonly [number, number],
	];
	return (x, y, z) => {
		const r = Math.hypot(x - cx, z - cz);
		let best = 1e9;
		let inside = false;
		for (const [fy, fr, dy, dr] of rims) {
			const t = Math.max(0, Math.min(1, ((y - fy) * dy + (r - fr) * dr) / (dy * dy + dr * dr)));
			best = Math.min(best, Math.hypot(y - fy - dy * t, r - fr - dr * t));
			if (dy > 0 && y >= fy && y < fy + dy && r < fr + (dr * (y - fy)) / dy) inside = true;
		}
		if (r < first[1]) best = Math.min(best, Math.abs(y - first[0]));
		if (r < last[1]) best = Math.min(best, Math.abs(y - last[0]));
		return (inside ? -best : best) - round;
	};
}

/** One solid of several that melt into each other within `k`. */
export function blend(k: number, ...solids: Solid[]): Solid {
	return (x, y, z) => {
		let near = 1e9;
		for (const solid of solids) near = melt(near, solid(x, y, z), k);
		return near;
	};
}

function melt(a: number, b: number, k: number): number {
	const share = Math.max(k - Math.abs(a - b), 0) / (k || 1);
	return Math.min(a, b) - share * share * k * 0.25;
}

/** What is left of a solid when others are taken out of it, with rims as soft as `k`. */
export function carve(k: number, base: Solid, ...cuts: Solid[]): Solid {
	return (x, y, z) => {
		let left = base(x, y, z);
		if (left > 1) return left;
		for (const cut of cuts) left = -melt(-left, cut(x, y, z), k);
		return left;
	};
}

/** Skips the work for a solid while the place is outside a ball around all of it. */
export function bound(center: Spot3, radius: number, solid: Solid): Solid {
	const hull = ball(center, radius);
	return (x, y, z) => {
		const away = hull(x, y, z);
		return away > 0.25 ? away : solid(x, y, z);
	};
}

/** The solid turned about a place: around the x axis, then y, then z. */
export function turned(solid: Solid, [cx, cy, cz]: Spot3, rx: number, ry = 0, rz = 0): Solid {
	const m = spin(rx, ry, rz);
	return (x, y, z) => {
		const px = x - cx;
		const py = y - cy;
		const pz = z - cz;
		return solid(
			cx + m[0] * px + m[3] * py + m[6] * pz,
			cy + m[1] * px + m[4] * py + m[7] * pz,
			cz + m[2] * px + m[5] * py + m[8] * pz,
		);
	};
}

type Nine = [number, number, number, number, number, number, number, number, number];

/** Rotation row by row: around x, then y, then z. */
export function spin(rx: number, ry: number, rz: number): Nine {
	const [a, b] = [Math.cos(rx), Math.sin(rx)];
	const [c, d] = [Math.cos(ry), Math.sin(ry)];
	const [e, f] = [Math.cos(rz), Math.sin(rz)];
	return [
		c * e,
		b * d * e - a * f,
		a * d * e + b * f,
		c * f,
		b * d * f + a * e,
		a * d * f - b * e,
		-d,
		b * c,
		a * c,
	];
}
