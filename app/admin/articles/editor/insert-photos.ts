import { namePhoto } from "../../../photos/photo-name.ts";
import { photoQueue } from "../../photos/uploading/photo-queue.ts";
import { markPhoto } from "./photo-marks.ts";

interface Ended {
	file: string;
	/** Absent for a photo that failed. */
	id: string | undefined;
	why: string | undefined;
}

/** By mark. A photo waits until a text with its mark is shown: the field may be remounted, and the artist may leave. */
const ended = new Map<string, Ended>();
const followers = new Set<() => void>();
let last = 0;

/** A mark stands in the text until its photo has arrived. */
export function insertPhotos(box: HTMLTextAreaElement, files: Iterable<File>): void {
	for (const file of files) {
		const mark = makeMark(file.name, box.value);
		insert(box, mark);
		photoQueue.add([file], ({ id, why }) => {
			ended.set(mark, { file: file.name, id, why });
			for (const follow of followers) follow();
		});
	}
}

/**
 * Replaces marks by their photos as they arrive.
 * @param tell gets the problem of one photo; the others go on
 * @returns stops it
 */
export function followPhotos(box: HTMLTextAreaElement, tell: (why: string) => void): () => void {
	const follow = () => {
		for (const [mark, { file, id, why }] of ended) {
			const at = box.value.indexOf(mark);
			if (at < 0) continue;
			ended.delete(mark);
			const photo = id ? markPhoto(box.value, file, namePhoto(id)) : { mark: "", end: "" };
			const { length } = box.value;
			box.setRangeText(photo.end, length, length, "preserve");
			box.setRangeText(photo.mark, at, at + mark.length, "preserve");
			box.dispatchEvent(new Event("input", { bubbles: true }));
			if (why) tell(why.includes(file) ? why : `${file}: ${why}`);
		}
	};
	followers.add(follow);
	follow();
	return () => void followers.delete(follow);
}

/** A saved text may still have marks of an earlier visit. */
function makeMark(name: string, text: string): string {
	last += 1;
	const mark = `![Sending ${name.replace(/[[\]]/g, "")}, ${last}]()`;
	return text.includes(mark) ? makeMark(name, text) : mark;
}

/** As a paragraph of its own, where the cursor is. */
function insert(box: HTMLTextAreaElement, mark: string): void {
	const { value, selectionStart, selectionEnd } = box;
	const before = value.slice(0, selectionStart);
	const start =
		before === "" || before.endsWith("\n\n") ? "" : before.endsWith("\n") ? "\n" : "\n\n";
	const end = value.slice(selectionEnd).startsWith("\n") ? "\n" : "\n\n";
	box.setRangeText(start + mark + end, selectionStart, selectionEnd, "end");
	box.dispatchEvent(new Event("input", { bubbles: true }));
}
