import { drawJpeg } from "../../test/media.ts";

export interface HostileFile {
	what: string;
	name: string;
	bytes: Uint8Array;
	type: string;
}

/** Files whose content must be refused whatever their name or declared type. */
export async function makeFalseFiles(): Promise<HostileFile[]> {
	const jpeg = await drawJpeg();
	const file = (what: string, name: string, bytes: string | Uint8Array, type = "image/jpeg") => ({
		what,
		name,
		bytes: typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes,
		type,
	});
	const padding = "\0".repeat(200);
	return [
		file("nothing", "empty.jpg", ""),
		file("text", "notes.jpg", `Not a picture at all.${padding}`),
		file("a PDF", "idea.pdf", `%PDF-1.7\n${padding}`, "application/pdf"),
		file("a program", "setup.jpg", `MZ\x90\0\x03${padding}`),
		file("an SVG", "idea.png", `<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>`),
		file("a page", "idea.gif", `<!doctype html><script>1</script>${padding}`, "image/gif"),
		file("an AVI", "clip.mp4", `RIFF\xff\0\0\0AVI LIST${padding}`, "video/mp4"),
		file("a playlist", "clip.mov", `#EXTM3U\nfile:///etc/passwd\n${padding}`, "video/quicktime"),
		file("the head of a picture", "cut.jpg", jpeg.subarray(0, 20)),
	];
}

export const hostileNames = [
	"../../linework.db",
	"..\\..\\linework.db",
	"/etc/passwd",
	"C:\\windows\\x.jpg",
	"%2e%2e%2f%2e%2e%2flinework.db",
	"．．／．．／linework.db",
	"a.jpg.php",
	"a.php%00.jpg",
	"a.php\0.jpg",
	"a.JPG",
	".htaccess",
	"a.jpg ",
	"a\u202egpj.exe",
	"🖤 🐙.jpg",
	'a\r\nContent-Type: text/html\r\n\r\n".jpg',
	"n".repeat(300),
	"..",
	"-rf",
];

export const hostileFields = ["../../linework.db", "reference_files[../x]", "__proto__", "files"];

export const hostileUploadPaths = [
	"/api/uploads/../linework.db",
	"/api/uploads/..%2flinework.db",
	"/api/uploads/%2e%2e%2flinework.db",
	"/api/uploads/..%5clinework.db",
	"/api/uploads//etc/passwd",
	"/api/uploads/linework.db",
	"/api/uploads/%00",
];
