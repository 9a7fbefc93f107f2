import { href } from "react-router";
import type { PictureData } from "../../images/picture.tsx";
import type { Documents } from "../../publishing/documents.ts";
import type { Config } from "../../server/config.server.ts";
import { sha256 } from "../../server/sha256.server.ts";
import { formatPhone } from "../../ui/page/studio-links.ts";

/** The studio's facts on the sheets that came with the site. */
export interface SheetFacts {
	name: string;
	call: string;
	/** Absent until PUBLIC_ORIGIN is set. */
	page?: string;
}

export function listFacts(
	{ name, phone }: Pick<Documents["studio"], "name" | "phone">,
	{ publicOrigin }: Pick<Config, "publicOrigin">,
): SheetFacts {
	return {
		name,
		call: `Questions? Text or call ${formatPhone(phone)}`,
		...(publicOrigin && { page: `${new URL(publicOrigin).host}/aftercare` }),
	};
}

const folder = "aftercare/";

/** @param image a name in the manifest @returns whether it has room for the facts */
function isSheet(image: string): boolean {
	return image.startsWith(folder);
}

/** @returns the address at which `sheet.route.ts` gives any picture of a guide as a PNG */
export function addressPng(image: string): string {
	const name = isSheet(image) ? image.slice(folder.length) : image;
	return href("/pictures/aftercare/*", { "*": `${name}.png` });
}

/** Raise this when the facts are written in another way: browsers keep sheets by address. */
const layout = 1;

/** @returns the hash of a sheet's files with the facts on them, in the form of the manifest's */
export function hashSheet(hash: string, facts: SheetFacts): string {
	const written = JSON.stringify([layout, hash, facts]);
	return sha256(written).slice(0, 8);
}

export function showSheet(image: string, picture: PictureData, facts: SheetFacts): PictureData {
	const { hash } = picture;
	return isSheet(image) && hash ? { ...picture, hash: hashSheet(hash, facts) } : picture;
}
