import { Pen } from "./contours.ts";
import type { Path, Point } from "./geometry.ts";
import { pt } from "./geometry.ts";

/** How many numbers each command of SVG path data takes. */
const COUNTS: Record<string, number> = {
	M: 2,
	L: 2,
	H: 1,
	V: 1,
	C: 6,
	S: 4,
	Q: 4,
	T: 2,
	A: 7,
	Z: 0,
};

const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy;

/** The closed contours of SVG path data, as straight steps of about `step` units. */
export function parsePath(data: string, step: number): Path[] {
	const pen = new Pen(step);
	let mirrored: { command: string; handle: Point } | undefined;
	for (const { command, relative, values } of readCommands(data)) {
		const from = pen.place;
		const base = relative ? from : pt(0, 0);
		const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0, y4 = 0] = values;
		const [a, b, c] = [
			pt(base.x + x1, base.y + y1),
			pt(base.x + x2, base.y + y2),
			pt(base.x + x3, base.y + y3),
		];
		const handle =
			mirrored && mirrored.command === (command === "S" ? "C" : "Q")
				? pt(2 * from.x - mirrored.handle.x, 2 * from.y - mirrored.handle.y)
				: from;
		mirrored = undefined;
		if (command === "M") pen.moveTo(a);
		else if (command === "L") pen.lineTo(a);
		else if (command === "H") pen.lineTo(pt(a.x, from.y));
		else if (command === "V") pen.lineTo(pt(from.x, base.y + x1));
		else if (command === "C" || command === "S") {
			const [first, second, to] = command === "C" ? [a, b, c] : [handle, a, b];
			pen.curveTo(first, second, to);
			mirrored = { command: "C", handle: second };
		} else if (command === "Q" || command === "T") {
			const [middle, to] = command === "Q" ? [a, b] : [handle, a];
			pen.quadTo(middle, to);
			mirrored = { command: "Q", handle: middle };
		} else if (command === "A") {
			const to = pt(base.x + y3, base.y + y4);
			arcTo(pen, { radii: pt(x1, y1), turn: x2, large: y2 !== 0, clockwise: x3 !== 0, to });
		} else pen.close();
	}
	return pen.contours;
}

type Command = { command: string; relative: boolean; values: number[] };

function* readCommands(data: string): Generator<Command> {
	let place = 0;
	let letter = "";
	const skip = () => {
		while (/[\s,]/.test(data[place] ?? "")) place++;
	};
	for (skip(); place < data.length; skip()) {
		if (/[a-z]/i.test(data[place] ?? "")) letter = data[place++] ?? "";
		// Further pairs after a move are lines.
		else if (letter === "M") letter = "L";
		else if (letter === "m") letter = "l";
		const command = letter.toUpperCase();
		const count = COUNTS[command];
		if (count === undefined) throw new Error(`No command "${letter}" is known in path data.`);
		const values: number[] = [];
		while (values.length < count) {
			skip();
			// The two flags of an arc may stand without a space after them.
			const flag = command === "A" && (values.length === 3 || values.length === 4);
			NUMBER.lastIndex = place;
			const found = flag ? data[place] : NUMBER.exec(data)?.[0];
			if (!found) throw new Error(`A number is missing in path data at ${place}.`);
			place += found.length;
			values.push(Number(found));
		}
		yield { command, relative: letter !== command, values };
	}
}

type Arc = { radii: Point; turn: number; large: boolean; clockwise: boolean; to: Point };

/** The arc of an ellipse, from its ends to its middle as SVG defines it. */
function arcTo(pen: Pen, { radii, turn, large, clockwise, to }: Arc): void {
	const from = pen.place;
	const angle = (turn / 180) * Math.PI;
	const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
	const [dx, dy] = [(from.x - to.x) / 2, (from.y - to.y) / 2];
	const [x, y] = [cos * dx + sin * dy, cos * dy - sin * dx];
	const short = Math.sqrt(Math.max(1, (x / radii.x) ** 2 + (y / radii.y) ** 2));
	const [rx, ry] = [Math.abs(radii.x) * short, Math.abs(radii.y) * short];
	if (!(rx > 0 && ry > 0)) {
		pen.lineTo(to);
		return;
	}
	const spread = (rx * y) ** 2 + (ry * x) ** 2;
	const reach =
		Math.sqrt(Math.max(0, (rx * ry) ** 2 / spread - 1)) * (large === clockwise ? -1 : 1);
	const [mx, my] = [(reach * rx * y) / ry, (-reach * ry * x) / rx];
	const start = Math.atan2((y - my) / ry, (x - mx) / rx);
	const end = Math.atan2((-y - my) / ry, (-x - mx) / rx);
	let sweep = end - start;
	if (clockwise && sweep < 0) sweep += 2 * Math.PI;
	if (!clockwise && sweep > 0) sweep -= 2 * Math.PI;
	const center = pt((from.x + to.x) / 2, (from.y + to.y) / 2);
	pen.sweep(Math.abs(sweep) * Math.max(rx, ry), (t) => {
		const now = start + sweep * t;
		const [ex, ey] = [mx + rx * Math.cos(now), my + ry * Math.sin(now)];
		return pt(center.x + cos * ex - sin * ey, center.y + sin * ex + cos * ey);
	});
}
