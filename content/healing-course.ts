import type { HealingCourse } from "../app/publishing/schemas/healing-course.ts";

export const healingCourse: HealingCourse = {
	cover: {
		question: "Film or wrap?",
		wrap: "Wrap or bandage",
		film: "Adhesive film (second skin)",
	},
	phases: [
		{
			id: "week-1",
			title: "Week 1",
			starts: { days: 0 },
			when: "Days 1-7",
			summary:
				"An open wound. Wash it two to three times a day, pat it dry, and keep the balm thin.",
			normal:
				"Redness, warmth, tenderness, mild swelling, and clear fluid or a little ink for the first few days.",
			worry:
				"Redness, heat or swelling that spreads, pain that gets worse, or pus: see a doctor today. Fever with red streaks: go to urgent care now.",
			avoid:
				"Baths and hot tubs; pools, lakes and the ocean; sun and tanning beds; picking and scratching; gym sweat and friction; pets and their beds.",
			moments: [
				{
					fromDay: 1,
					when: "Day 1",
					tasks: [
						"Leave the bandage on for as long as I told you to. Wash your hands before you take it off, and wet it if it sticks.",
						"Wash with clean hands, lukewarm water and fragrance-free soap. Pat dry with a fresh paper towel.",
						"Leave it uncovered for ten minutes, then put on a thin layer of balm.",
						"Fresh sheets and soft, loose clothes tonight. Do not lie on the tattoo.",
					],
				},
				{
					fromDay: 2,
					when: "Days 2-3",
					tasks: [
						"Wash two to three times a day: clean hands, lukewarm water, fragrance-free soap. No cloth, no sponge.",
						"Pat dry, leave it uncovered for ten minutes, then a thin layer of balm: satin, not wet.",
						"If fabric sticks, soak it off with water. Do not pull.",
						"Showers only. No bath, no pool, no sun, no gym.",
					],
				},
				{
					fromDay: 4,
					when: "Days 4-7",
					tasks: [
						"Keep washing two to three times a day, and pat dry.",
						"A little balm when it feels tight. Too much keeps it soggy.",
						"The first flakes may show up. Do not pick or scratch.",
						"Redness and soreness should ease each day. If they get worse, see a doctor today.",
					],
				},
			],
		},
		{
			id: "week-2-and-3",
			title: "Week 2 & 3",
			starts: { days: 7 },
			when: "Days 8-21",
			summary: "It peels and itches. Switch from balm to a light lotion, and let the flakes fall.",
			normal: "Flaking, itching, tight or shiny skin, and a cloudy, faded look.",
			worry:
				"Redness or pain that comes back, pus, a bad smell, or a rash that will not go away: see a doctor today. Fever with red streaks: go to urgent care now.",
			avoid:
				"Baths and hot tubs; pools, lakes and the ocean; sun and tanning beds; scratching and pulling scabs; shaving over it; perfume and scrubs.",
			moments: [
				{
					fromDay: 8,
					when: "Days 8-14",
					tasks: [
						"Switch from balm to a light, fragrance-free lotion, once or twice a day.",
						"Let it peel. Do not pull: a flake pulled early takes ink with it.",
						"When it itches, tap it with a flat, clean hand, or lay a cool, damp paper towel on it.",
						"Wash gently once or twice a day. Still no bath, pool or sun.",
					],
				},
				{
					fromDay: 15,
					when: "Days 15-21",
					tasks: [
						"Lotion once or twice a day, rubbed in until the shine is gone.",
						"If it looks dull or oddly shiny, leave it alone. It'll clear up.",
						"Shade or loose clothing outdoors. No sunscreen until the skin has closed.",
						"No swimming and no shaving over it yet.",
					],
				},
			],
		},
		{
			id: "from-week-4",
			title: "From week 4",
			starts: { days: 21 },
			when: "From day 22",
			summary:
				"Most tattoos have closed by now. Once yours has: sunscreen, lotion, and you can swim again.",
			normal: "A slight sheen, and lines that rise a little in heat or cold.",
			worry:
				"A spot that is still open or sore, or a raised, itchy rash: show it to a doctor. Fever with red streaks: go to urgent care now.",
			avoid: "Sunburn, tanning beds, dry skin, harsh scrubs, petroleum jelly, perfumed creams.",
			moments: [
				{
					fromDay: 22,
					when: "From day 22",
					tasks: [
						"Look closely: no scabs, no flakes, nothing sore? Then it has closed. If a few flakes or scabs are left, keep going as in week 3.",
						"Once closed: sunscreen, SPF 30 or more, whenever it sees the sun. Reapply every two hours.",
						"Once it has closed, you can swim again. Afterward, rinse off chlorine or salt, pat dry, and put on lotion.",
						"Fragrance-free, water-based lotion whenever the skin feels dry.",
					],
				},
			],
		},
		{
			id: "for-life",
			title: "For life",
			starts: { months: 3 },
			when: "From then on",
			summary:
				"Shade, sunscreen, lotion. Have any change in it looked at, as you would anywhere else on your skin.",
			normal:
				"Lines that rise a little now and then, in heat or cold. Otherwise, it's just skin again.",
			worry:
				"A rash, lumps, an itch in just one color, or a mole that changes: show it to a board-certified dermatologist.",
			avoid: "Sunburn and tanning beds, for as long as you have the tattoo.",
			moments: [
				{
					fromDay: 90,
					when: "From then on",
					tasks: [
						"Sunscreen, SPF 30 or more, whenever it sees the sun. No tanning beds.",
						"Water-based lotion when the skin is dry.",
						"Watch any moles in it. Show a rash, lumps or any change to a board-certified dermatologist.",
					],
				},
			],
		},
	],
	film: [
		{
			id: "film-on",
			title: "Under the film",
			starts: { days: 0 },
			when: "Days 1-3",
			summary:
				"Leave the film alone, and check its edges morning and night. It stays on for three to five days unless it leaks or peels, or your skin reacts.",
			normal:
				"Dark fluid under the film. It's plasma with a little blood and ink, and it looks worse than it is.",
			worry:
				"Redness beyond the edges, blisters, a rash, or severe itching: take the film off now and wash the skin. If it spreads after that, if the pain gets worse, or if you see pus, see a doctor today. Fever with red streaks: go to urgent care now.",
			avoid:
				"Baths and hot tubs; pools, lakes and the ocean; sun and tanning beds; long, hot showers; gym sweat and friction; picking at the edges; pets and their beds.",
			moments: [
				{
					fromDay: 1,
					when: "Day 1",
					tasks: [
						"Leave the film on. No balm, no washing under it.",
						"Fluid will pool under it. As long as none leaks out, that's fine.",
						"Fresh sheets and soft, loose clothes tonight. Do not lie on the tattoo.",
						"If it leaks, or an edge peels back to the tattoo, take it off under warm water, wash, and from then on follow the steps for a wrap. In the calendar on this page, choose “Wrap or bandage.”",
					],
				},
				{
					fromDay: 2,
					when: "Days 2-3",
					tasks: [
						"Leave it on. Check the edges morning and night.",
						"Short, lukewarm showers are fine. Pat the film dry.",
						"No bath, no pool, no sun, no gym.",
						"If it leaks, or an edge peels back to the tattoo, take it off under warm water, wash, and from then on follow the steps for a wrap. In the calendar on this page, choose “Wrap or bandage.”",
					],
				},
			],
		},
		{
			id: "film-off",
			title: "Taking the film off",
			starts: { days: 3 },
			when: "Days 4-7",
			summary:
				"The film comes off by day 6 at the latest. After that, wash two to three times a day and keep the balm thin.",
			normal:
				"Wrinkled, sticky skin when the film comes off, some redness and tenderness, and the first flakes.",
			worry:
				"Redness beyond where the film was, blisters, or a rash: take any film off and wash the skin. If it spreads, if the pain gets worse, or if you see pus, see a doctor today. Fever with red streaks: go to urgent care now.",
			avoid:
				"Baths and hot tubs; pools, lakes and the ocean; sun and tanning beds; picking and scratching; gym sweat and friction; pets and their beds.",
			moments: [
				{
					fromDay: 4,
					when: "Days 4-6",
					tasks: [
						"Take the film off on the day I gave you, by day 6 at the latest.",
						"Wash your hands. Under warm water, lift a corner and peel it back slowly, flat along the skin.",
						"Wash with fragrance-free soap until the skin no longer feels slippery. Pat dry, leave it uncovered for ten minutes, then a little balm.",
						"From then on, wash two to three times a day. No second film unless I told you to use one.",
					],
				},
				{
					fromDay: 7,
					when: "Day 7",
					tasks: [
						"Film still on? Take it off today, under warm water.",
						"Wash two to three times a day, and pat dry.",
						"A little balm when it feels tight. Too much keeps it soggy.",
						"The first flakes may show up. Do not pick or scratch.",
					],
				},
			],
		},
	],
	milestones: [
		{
			id: "touch-up-look",
			title: "Touch-up check",
			starts: { days: 28 },
			ends: { days: 42 },
			when: "4 to 6 weeks after your session",
			summary: "Look at it in daylight. If a line skipped or color fell out, send me a photo.",
		},
		{
			id: "three-month-check",
			title: "3-month check",
			starts: { months: 3 },
			ends: { months: 3 },
			when: "3 months after your session",
			summary:
				"Below the surface, it's mostly settled. Look once more: even color, flat lines, nothing sore.",
		},
	],
};
