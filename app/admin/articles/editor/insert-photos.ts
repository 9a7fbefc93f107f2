import { loadSender } from "../../../network/load-sender.ts";
import { namePhoto } from "../../../photos/photo-name.ts";
import { photoUploadsPath } from "../../../photos/photo-uploads-path.ts";

let last = 0;

/**
 * A mark stands in the text while a photo is sent, one after another.
 * @param tell is given what is wrong with one, which spares the others
 */
export async function insertPhotos(
	findBox: () => HTMLTextAreaElement | null,
	files: Iterable<File>,
	tell: (why: string) => void,
): Promise<void> {
	const marked = [...files].map((file) => {
		last += 1;
		const mark = `![Sending ${file.name.replace(/[[\]]/g, "")}, ${last}]()`;
		insert(findBox(), mark);
		return { file, mark };
	});
	for (const { file, mark } of marked) {
		const sent = await send(file);
		replace(findBox(), mark, "id" in sent ? `![](${namePhoto(sent.id)})` : "");
		if ("why" in sent) tell(`${file.name}: ${sent.why}`);
	}
}

async function send(file: File): Promise<{ id: string } | { why: string }> {
	const sender = await loadSender();
	if ("why" in sender) return sender;
	return new Promise((resolve) => {
		const fail = (why: string) => resolve({ why });
		const transfer = sender.sendFile(photoUploadsPath, file, {
			onAddress: () => {},
			onProgress: () => {},
			onDone: (id) => resolve({ id }),
			onRefused: fail,
			onFailed: fail,
			onUnreadable: () => fail("It has changed or is gone. Please choose it again."),
			onDelayed: (_, why) => fail(why),
		});
		transfer.start();
	});
}

/** As a paragraph of its own, where the cursor is. */
function insert(box: HTMLTextAreaElement | null, mark: string): void {
	if (!box) return;
	const { value, selectionStart, selectionEnd } = box;
	const before = value.slice(0, selectionStart);
	const start =
		before === "" || before.endsWith("\n\n") ? "" : before.endsWith("\n") ? "\n" : "\n\n";
	const end = value.slice(selectionEnd).startsWith("\n") ? "\n" : "\n\n";
	box.setRangeText(start + mark + end, selectionStart, selectionEnd, "end");
	box.dispatchEvent(new Event("input", { bubbles: true }));
}

function replace(box: HTMLTextAreaElement | null, mark: string, text: string): void {
	const at = box?.value.indexOf(mark) ?? -1;
	if (!box || at < 0) return;
	box.setRangeText(text, at, at + mark.length, "preserve");
	box.dispatchEvent(new Event("input", { bubbles: true }));
}
