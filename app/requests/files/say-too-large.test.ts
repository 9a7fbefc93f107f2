import { expect, it } from "vitest";
import { listTooLarge } from "./say-too-large.ts";

const file = (name: string, type: string, megabytes: number) =>
	({ name, type, size: megabytes * 1024 ** 2 }) as File;

it("lists files that are too large for what the browser takes them to be", () => {
	const chosen = [
		file("arm.jpg", "image/jpeg", 20),
		file("back.jpg", "image/jpeg", 21),
		file("turn.mov", "", 100),
		file("walk.mov", "", 101),
		file("run.mp4", "video/mp4", 101),
	];
	expect(listTooLarge(chosen)).toEqual([
		"“back.jpg” is too large: a picture can be up to 20 MB.",
		"“walk.mov” is too large: a video can be up to 100 MB.",
		"“run.mp4” is too large: a video can be up to 100 MB.",
	]);
});
