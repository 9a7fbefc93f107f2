import { onPaper } from "../../ground/on-paper.ts";
import { drawGuide } from "../../motifs/aftercare/guide.ts";
import type { Piece } from "../../piece.ts";

/** Instruction sheet for healed tattoos. */
export const piece: Piece = {
	on: onPaper({ seed: 13, age: 0.25 }),
	download: true,
	draw: () =>
		drawGuide({
			number: 3,
			title: "Final Aftercare Instructions",
			subtitle: "From week 4 on, and for life.",
			steps: [
				{
					heading: "Is it closed?",
					icon: "magnifying-glass",
					text: "Most skin closes in three to four weeks: no scabs or flakes left, nothing sore. Deeper healing takes months.",
				},
				{
					heading: "Sunscreen",
					icon: "sun",
					text: "Once closed: broad-spectrum, SPF\u00a030 or more, whenever it sees the sun. Reapply every two hours.",
				},
				{
					heading: "Moisturize",
					icon: "liquid-soap",
					text: "A fragrance-free, water-based lotion whenever the skin feels dry. Once a day is a good habit.",
				},
				{
					heading: "Swim again",
					icon: "wave-crest",
					text: "When it has fully closed, not a day before. Afterward, rinse off chlorine or salt, pat dry, put on lotion.",
				},
				{
					heading: "Touch-up",
					icon: "quill-ink",
					text: "Look closely in daylight after four to six weeks. If a line skipped or color fell out, send a photo.",
				},
				{
					heading: "For life",
					icon: "hearts",
					text: "Shade, sunscreen, lotion. Watch any moles in it. Lumps, a rash or any change, even years later: see a doctor.",
				},
			],
			avoidHeading: "What dulls it",
			avoid: [
				{ icon: "striped-sun", label: "Sunburn" },
				{ icon: "person-in-bed", label: "Tanning\nbeds" },
				{ icon: "cactus", label: "Dry skin" },
				{ icon: "rolled-cloth", label: "Harsh\nscrubs" },
				{ icon: "covered-jar", label: "Petroleum\njelly" },
				{ icon: "perfume-bottle", label: "Perfumed\ncreams" },
			],
			normal: {
				heading: "Normal now",
				text: "A slight sheen, which fades over the next few months, and lines that rise a little in heat or cold.",
			},
		}),
};
