import { makeVideo } from "./media.ts";

interface BrokenBody {
	what: string;
	body: Buffer;
	type: string;
	statuses: number[];
}

const usual = "multipart/form-data; boundary=b";
const megabyte = 1024 ** 2;
const video = makeVideo("mp4", 20_000);

const field = (name: string, value = "1") =>
	`--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileHead =
	'--b\r\nContent-Disposition: form-data; name="reference_files"; filename="a.mp4"\r\n';
const file = Buffer.concat([Buffer.from(`${fileHead}\r\n`), video, Buffer.from("\r\n")]);
const end = "--b--\r\n";

const join = (...pieces: (string | Buffer)[]) =>
	Buffer.concat(
		pieces.map((piece) => (typeof piece === "string" ? Buffer.from(piece, "latin1") : piece)),
	);

const text = 'Content-Disposition: form-data; name="a"\r\n\r\n';
const noFile = 'Content-Disposition: form-data; name="f"; filename=""\r\n\r\n';

/** Found by fuzzing: the parser finished before the body, and no answer came. */
const earlyEnds = [
	"--b--\r\n--b--",
	"--b--\r\n--b-",
	"--b--\r\n--b\r\n",
	"--b--\r\r\n--b\r\n",
	"--b--\r\n--b--\r\u001d",
	"--b--\r\n--b-on/",
	"--b---\r\n--b--\r\n",
	"--b--\r\n\r\n--b--\r\n",
	"\r\n--b--\r\n--b--\r\n",
	"--b--\r\n--b----b-",
	"--b--\u0000\r\u00f4\r\n--b--\r\n",
	"--b--\r\n--bb-\r\u00ac--b-",
	"--b--\r\n--b--\r\n--b--\r\n",
	"b--\r\n--b--\u0012b--\r\n--b-",
	"----\r\n--b--\r\n\u0000b--\r\n--b--\r\n\u0000",
	"--b--\rContent-Type: application/octet-stream\r\n--b--",
	`${text}--b--\r\n--b--\r\n`,
	`--b--\r\n--bP-\r\n${text}`,
	`--b--\r\n--b--${noFile}\r\n`,
	`--b\r\nC\r\n--b--\r\n${text}A\r\n--b\r\n${noFile}\r\n--b--\r\n`,
];

/** Most carry a whole file, which must not stay in storage. */
export function makeBrokenBodies(): BrokenBody[] {
	const refused = [400, 413, 415, 422];
	const bodies: [what: string, body: Buffer, type?: string][] = [
		["no boundary is named", join(file, end), "multipart/form-data"],
		["an empty boundary", join(file, end), "multipart/form-data; boundary="],
		["a boundary of 5,000 characters", join(file, end), `${usual}${"b".repeat(5_000)}`],
		["another boundary", join(file, end), "multipart/form-data; boundary=other"],
		["two boundaries", join(file, end), `${usual}; boundary=other`],
		["no final boundary", join(field("age"), file)],
		["an end within a file", file.subarray(0, 9_000)],
		["an end within a part's head", join(file, fileHead.slice(0, 40))],
		["an end within a boundary", join(file, "--")],
		["nothing at all", Buffer.alloc(0)],
		["only the final boundary", join(end)],
		["only text before the first boundary", Buffer.alloc(50_000, 97)],
		["an empty field name", join(file, field(""), end)],
		["no field name", join(file, "--b\r\nContent-Disposition: form-data\r\n\r\n1\r\n", end)],
		["a part without a head", join(file, "--b\r\n\r\n1\r\n", end)],
		["a part of a head alone", join(file, `${fileHead}\r\n${end}`)],
		["a head without an empty line", join(file, `${fileHead}${end}`)],
		["a part in a part", nest()],
		["a part's head of 1 MB", join(file, `--b\r\nX: ${"x".repeat(megabyte)}\r\n\r\n1\r\n`, end)],
		[
			"a file's name of 1 MB",
			join(fileHead.replace("a.mp4", "a".repeat(megabyte)), "\r\n", video, end),
		],
		["10,000 heads in a part", join(file, "--b\r\n", "X: y\r\n".repeat(10_000), "\r\n1\r\n", end)],
		["10,000 empty parts", join(file, "--b\r\n\r\n\r\n".repeat(10_000), end)],
		["10,000 fields", join(file, ...Array.from({ length: 10_000 }, (_, i) => field(`f${i}`)), end)],
		[
			"10,000 empty files",
			join(...Array.from({ length: 10_000 }, () => `${fileHead}\r\n\r\n`), end),
		],
		["a field that comes twice", join(file, field("age"), field("age"), end)],
		["a field called __proto__", join(file, field("__proto__"), field("constructor"), end)],
		["text cut within a letter", join(file, field("first_name", "\xe2\x82"), end)],
		["a name that is no UTF-8", join(file, field("\xff\xfe"), end)],
		["a field of 1 MB", join(file, field("design_idea", "x".repeat(megabyte)), end)],
		["zeros throughout", Buffer.alloc(megabyte)],
		[
			"lines that end in LF alone",
			Buffer.from(join(file, end).toString("latin1").replaceAll("\r\n", "\n"), "latin1"),
		],
		[
			"an encoding nobody has",
			join(fileHead, "Content-Transfer-Encoding: zip\r\n\r\n", video, "\r\n", end),
		],
		...earlyEnds.map((text): [string, Buffer] => [
			`an early end, ${JSON.stringify(text)}`,
			join(text),
		]),
	];
	return bodies.map(([what, body, type = usual]) => ({ what, body, type, statuses: refused }));
}

function nest(): Buffer {
	const inner =
		'Content-Type: multipart/mixed; boundary=c\r\n\r\n--c\r\nContent-Disposition: file; filename="a.mp4"\r\n\r\n';
	return join(
		`--b\r\nContent-Disposition: form-data; name="reference_files"\r\n${inner}`,
		video,
		"\r\n--c--\r\n",
		end,
	);
}
