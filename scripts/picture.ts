import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readBuiltIn } from "../app/publishing/built-in.server.ts";
import { listNames } from "../app/publishing/list-names.ts";
import { fromCaller } from "./from-caller.ts";
import { PhotoRefused, publishPhoto } from "./picture/publish-photo.ts";

const [word, ...paths] = process.argv.slice(2);
const list = listNames.find((name) => name === word);
if (!list || paths.length === 0) {
	console.error(
		`Say which list and which photos: npm run picture -- tattoos photo.jpg. Lists are ${listNames.join(", ")}.`,
	);
	process.exit(1);
}

const unreadable: Record<string, string> = {
	ENOENT: "There is no such file.",
	EISDIR: "It is a folder: name the photos in it.",
	EACCES: "This user may not read it.",
};
const folder = join(import.meta.dirname, "../content/pictures");
const { pieces } = readBuiltIn()[list];
const ids = pieces.map(({ id }) => id);
for (const path of paths) {
	try {
		const { name, id } = await publishPhoto(await readFile(fromCaller(path)), {
			folder,
			list,
			ids,
		});
		if (id !== null) ids.push(id);
		console.log(
			id === null
				? `${path} is published already, as ${name}.`
				: `${path} is published. Give it its words and put it into content/${list}.ts:\n${writeEntry(id, name, pieces.at(-1)?.category)}`,
		);
	} catch (error) {
		const { code = "" } = error as NodeJS.ErrnoException;
		const why = error instanceof PhotoRefused ? error.message : unreadable[code];
		if (!why) throw error;
		console.error(`${path} is not published. ${why}`);
		process.exitCode = 1;
	}
}

function writeEntry(id: number, image: string, category = ""): string {
	return `	{
		id: ${id},
		title: "Title",
		description: "One sentence about it.",
		image: "${image}",
		alt: "What is seen on the picture",
		category: "${category}",
	},`;
}
