import fc from "fast-check";
import { expect, it } from "vitest";
import { anyCharacter } from "../../../test/any-character.ts";
import { nameByTitle, nameDownload, writeDisposition } from "./name-download.ts";

it.each([
	["heron.jpg", "image/jpeg", "heron.jpg"],
	["HERON.JPEG", "image/jpeg", "HERON.JPEG"],
	["IMG_0042.HEIC", "image/jpeg", "IMG_0042.jpg"],
	["photo.png", "image/webp", "photo.webp"],
	["a.jpg.php", "image/jpeg", "a.jpg.php.jpg"],
	["setup.exe", "image/png", "setup.exe.png"],
	["heron", "video/quicktime", "heron.mov"],
	["../../.htaccess", "image/png", "htaccess.png"],
	[".jpg", "image/jpeg", "jpg.jpg"],
	["a:b?.png", "image/png", "a_b_.png"],
])("saves %s of %s as %s", (given, type, name) => {
	expect(nameDownload(given, type)).toBe(name);
});

it("names a file by a title with slashes", () => {
	expect(nameByTitle("Ann / Tom\\Lee", "application/zip")).toBe("Ann - Tom-Lee.zip");
});

it("writes one line of a header that names what was asked, whatever the name", () => {
	fc.assert(
		fc.property(fc.string({ unit: anyCharacter }), (given) => {
			const name = nameDownload(given, "image/png");
			expect(name).toMatch(/^[^/\\:"<>|?*%\p{Cc}\p{Cf}]+\.png$/iu);
			const header = writeDisposition("attachment", name);
			expect(header).toMatch(
				/^attachment; filename="[\x20-\x21\x23-\x5b\x5d-\x7e]+"; filename\*=UTF-8''[\w.!~&+%#$^`|-]+$/,
			);
			expect(decodeURIComponent(header.split("''")[1] ?? "")).toBe(name);
		}),
	);
});
