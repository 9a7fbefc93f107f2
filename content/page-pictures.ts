/** Pictures that belong to a page or an article and to no list: what is seen on each, by its name. */
export const pagePictures = {
	"home/hero":
		"Octopus with eight curling arms in front of a rayed mandala, laurel below, dotted and hatched",
	"home/hands-at-work":
		"Gloved hand with a coil machine inking a rose over its stencil on a forearm, against a red sun",
	"home/close-work":
		"Gloved hand guiding a needle along the stencil of a rosette while the other keeps the skin taut",
	"home/room":
		"The studio: a drawing table at a window with a view of the Front Range, a stool, a tattoo chair, flash on the wall",
	"home/machine":
		"Coil machine resting in its stand among ink bottles, ink caps, a foot pedal and a power supply",
	"home/about":
		"The artist's table with a tattoo machine, ink caps, pen, pencil and a sheet of flash",
	"articles/tattoo-aftercare-guide":
		"Aloe, an open balm tin with its lid, soap on folded cloth, and calendula flowers",
	"articles/art-of-tattoo-design":
		"Rose that goes from pencil circles and measuring marks on the left to finished ink on the right",
	"articles/dragon-sleeve-transformation":
		"One dragon tattoo, its coils in outline on the left, its head and body fully shaded on the right",
	"articles/color-theory-in-tattooing":
		"Color wheel of twelve ink caps around mixing washes, with a loaded brush",
	"articles/tattoos-in-modern-age":
		"Eye engraved in concentric lines with a brass iris and circuit-like tracks at its corners",
	"articles/tattoo-conventions-guide":
		"Coil tattoo machine with needles and a lanyard badge under pennants",
	"articles/tattoo-shop-owners-guide": "Workbench with ink bottles, a ledger, keys and a lamp",
	"articles/timeless-art-of-tattooing":
		"Old tattooing tools on a woven mat: bone combs bound to sticks, an awl, a soot bowl",
	"articles/traditional-vs-modern-techniques":
		"One rose, its left half in bold traditional color, its right half in fine gray line",
} as const;
