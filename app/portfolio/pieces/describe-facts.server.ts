import { writeMoney } from "../../publishing/figures.ts";
import type { Artwork } from "../../publishing/schemas/portfolio.ts";
import type { Studio } from "../../publishing/schemas/studio.ts";
import { sizeNames } from "./size-names.ts";
import { writeMonths } from "./write-months.ts";

const inches = { small: "under 4 in", medium: "4 to 8 in", large: "over 8 in" };

interface Fact {
	name: string;
	value: string;
}

type PieceFacts = Pick<
	Artwork,
	"style" | "placement" | "size" | "sessions" | "photographed" | "healed" | "price" | "claimed"
>;

/** @param available whether pieces of its list are for sale, each once */
export function describeFacts(
	piece: PieceFacts,
	available: boolean,
	studio: Pick<Studio, "locale" | "currency">,
): Fact[] {
	const { style, placement, size, sessions, photographed, healed, price, claimed } = piece;
	const facts = {
		Status: available && (claimed ? "Claimed" : "Available"),
		Style: style,
		Placement: placement,
		Size: size && `${sizeNames[size]}, ${inches[size]}`,
		Sessions: sessions && String(sessions),
		Photographed: healed
			? `Fresh and after ${writeMonths(healed.months)}`
			: photographed && { healed: "Healed", fresh: "Fresh" }[photographed],
		Price: price && writeMoney(price, studio),
	};
	return Object.entries(facts).flatMap(([name, value]) => (value ? [{ name, value }] : []));
}
