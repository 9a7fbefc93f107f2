import type { Path, Point } from "../brush/geometry.ts";
import { pt, smooth, trace } from "../brush/geometry.ts";

/** A ridge, or a groove where `high` is below 0: a bone, a muscle, a crease. */
type Fold = { path: Path; wide: number; high: number };

/** A part of the body, in pixels of a drawing that lies on it. */
export type Body = {
	outlines: Path[];
	/** Half its thickness: how far from its edge it begins to turn away. */
	round: number;
	folds: Fold[];
	/** How much of a drawing goes around the edge: 0 none to 1 as on a tube. */
	wrap: number;
	/** Size of the drawing it is made for; 1600 by 2000 when absent. Others lie on its middle. */
	size?: readonly [width: number, height: number];
};

const soft = (noted: string) => smooth(trace(noted), false, 70);
const closed = (noted: string) => smooth(trace(noted), true, 70);
const fold = (noted: string, wide: number, high: number): Fold => ({
	path: soft(noted),
	wide,
	high,
});

/** Both edges of a limb, from its middle and half width at some heights. */
function limb(keys: readonly (readonly [y: number, middle: number, half: number])[]): Path {
	const edge = (side: 1 | -1) =>
		smooth(
			keys.map(([y, middle, half]) => pt(middle + side * half, y)),
			false,
			70,
		);
	return [...edge(1), ...edge(-1).reverse()];
}

const FOREARM = [
	[-1800, 800, 650],
	[-900, 790, 700],
	[-500, 795, 770],
	[0, 800, 784],
	[1000, 800, 736],
	[2000, 784, 640],
	[2700, 790, 480],
	[3200, 800, 440],
	[4200, 800, 470],
] as const;

const beside = (keys: typeof FOREARM, by: number) =>
	limb(keys.map(([y, middle, half]) => [y, middle + by, half] as const));

const CALF = [
	[-1900, 800, 780],
	[-900, 790, 690],
	[-400, 790, 690],
	[300, 795, 770],
	[1000, 800, 755],
	[1600, 816, 660],
	[2200, 830, 530],
	[3000, 830, 390],
	[3800, 830, 400],
] as const;

const BELLIES = [
	fold("520,-300 480,300 560,1000 700,1500", 230, 50),
	fold("1080,-300 1130,300 1050,900 930,1350", 230, 50),
	fold("820,1500 826,2200 830,3200", 90, 40),
];

const tendons = (x: number) => [
	fold(`${x + 330},-600 ${x + 300},200 ${x + 120},1300`, 210, 36),
	fold(`${x - 60},1900 ${x - 60},2500 ${x - 50},3300`, 60, 9),
	fold(`${x + 50},2000 ${x + 50},2500 ${x + 44},3300`, 60, 9),
	fold(`${x - 700},-640 ${x - 200},-560 ${x + 300},-570 ${x + 700},-660`, 26, -16),
];

/** The back is drawn for the whole of it; a drawing of 1600 by 2000 goes from blade to blade. */
const small = ({ x, y }: Point) => pt(800 + (x - 800) * 0.7, 950 + (y - 950) * 0.7);

const BLADES = [
	fold("500,-160 400,200 380,560 300,860 120,980", 130, 44),
	fold("1100,-160 1200,200 1220,560 1300,860 1480,980", 130, 44),
	fold("420,-180 100,-250 -350,-260", 170, 26),
	fold("1180,-180 1500,-250 1950,-260", 170, 26),
	fold("800,-500 800,300 800,1400 800,3600", 90, -26),
	fold("800,-300 800,900 800,1900 800,3600", 300, -70),
	fold("560,1200 600,2000 620,3200", 190, 40),
	fold("1040,1200 1000,2000 980,3200", 190, 40),
].map(({ path, wide, high }) => ({ path: path.map(small), wide: wide * 0.7, high: high * 0.7 }));

const ARMS = ([1, -1] as const).map((side) =>
	limb(
		[
			[-330, 1300, 40],
			[-180, 1350, 190],
			[200, 1430, 350],
			[1000, 1600, 330],
			[1900, 1720, 270],
			[2700, 1840, 270],
			[4000, 2000, 220],
		].map(([y = 0, reach = 0, half = 0]) => [y, 800 + side * reach, half] as const),
	).map(small),
);

export const BODIES = {
	/** Skin that fills the picture, hardly curved. */
	broad: {
		outlines: [
			limb([
				[-3000, 800, 1300],
				[0, 800, 1300],
				[2000, 800, 1300],
				[5000, 800, 1300],
			]),
		],
		round: 1250,
		folds: [],
		wrap: 0,
	},
	forearm: { outlines: [limb(FOREARM)], round: 640, folds: tendons(800), wrap: 0.35 },
	forearms: {
		outlines: [beside(FOREARM, 0), beside(FOREARM, 1640)],
		round: 640,
		folds: [...tendons(800), ...tendons(2440)],
		size: [3240, 2000],
		wrap: 0.35,
	},
	calf: { outlines: [limb(CALF)], round: 640, folds: BELLIES, wrap: 0.3 },
	calves: {
		outlines: [
			limb(CALF),
			limb(CALF.map(([y, middle, half]) => [y, 3240 - middle, half] as const)),
		],
		round: 640,
		folds: [
			...BELLIES,
			...BELLIES.map(({ path, ...size }) => ({
				...size,
				path: path.map(({ x, y }) => pt(3240 - x, y)),
			})),
		],
		size: [3240, 2000],
		wrap: 0.3,
	},
	thigh: {
		outlines: [
			limb([
				[-2400, 700, 1150],
				[-600, 770, 1010],
				[600, 800, 920],
				[1600, 820, 830],
				[2400, 830, 700],
				[3000, 830, 660],
				[3800, 830, 600],
			]),
		],
		round: 840,
		folds: [
			fold("420,-800 520,600 640,1700 700,2300", 190, -34),
			fold("1250,-300 1180,900 1030,1900", 200, -30),
			fold("560,2620 830,2480 1100,2620 1130,2900", 130, 50),
		],
		wrap: 0.2,
	},
	/** Upper arm from outside, with the shoulder's round above it; the chest is at the left. */
	shoulder: {
		outlines: [
			closed(
				"1180,5000 1240,3400 1390,2400 1530,1500 1570,700 1450,60 1180,-330 760,-560 300,-700 -200,-900 -520,-1400 -700,-3000 -4000,-3000 -4000,5000",
			),
		],
		round: 760,
		folds: [
			fold("60,3600 90,2400 130,1500 230,1000", 90, -70),
			fold("1330,900 1120,1500 900,2000 860,2600", 120, -34),
			fold("420,1000 560,1500 800,1950", 130, -30),
			fold("900,-420 500,-440 0,-560", 90, 24),
		],
		wrap: 0.2,
	},
	chest: {
		outlines: [
			limb([
				[-4000, 800, 640],
				[-1500, 800, 640],
				[-1000, 800, 1000],
				[-700, 800, 1800],
				[0, 800, 2100],
				[2000, 800, 1900],
				[5000, 800, 1700],
			]),
		],
		round: 1300,
		folds: [
			fold("720,-230 420,-330 0,-360 -500,-480", 62, 36),
			fold("880,-230 1180,-330 1600,-360 2100,-480", 62, 36),
			fold("640,-420 300,-500 -100,-540", 120, -40),
			fold("960,-420 1300,-500 1700,-540", 120, -40),
			fold("800,-240 800,400 800,1300 800,2400", 110, -36),
			fold("-300,1500 100,1780 500,1760 720,1600", 110, -30),
			fold("1900,1500 1500,1780 1100,1760 880,1600", 110, -30),
		],
		wrap: 0,
	},
	/** The side, with the ribs under it and the waist at the right. */
	ribs: {
		outlines: [
			closed(
				"2200,-3000 2080,-1400 2030,-500 1980,300 1880,1100 1820,1800 1870,2500 2050,3300 2100,5000 -3000,5000 -3000,-3000",
			),
		],
		round: 1050,
		folds: [-500, -180, 140, 460, 780, 1100].map((y, index) =>
			fold(
				`1960,${y - 60} 1560,${y + 150} 1000,${y + 300} 400,${y + 330} -300,${y + 250}`,
				92,
				17 - index,
			),
		),
		wrap: 0,
	},
	back: {
		outlines: [
			limb([
				[-5000, 800, 560],
				[-1500, 800, 400],
				[-1100, 800, 430],
				[-850, 800, 700],
				[-640, 800, 1150],
				[-380, 800, 1430],
				[100, 800, 1440],
				[900, 800, 1300],
				[1700, 800, 1080],
				[2300, 800, 1010],
				[3000, 800, 1180],
				[3600, 800, 1300],
				[6000, 800, 1300],
			]).map(small),
			...ARMS,
		],
		round: 620,
		folds: BLADES,
		wrap: 0,
	},
	/** The whole arm from outside, from the shoulder to the wrist, for a drawing of 1600 by 4600. */
	arm: {
		outlines: [
			closed(
				"860,40 1130,130 1330,380 1410,800 1380,1250 1300,1700 1240,2100 1270,2500 1240,2900 1140,3500 1060,4000 1020,4350 1050,4700 1120,5200 1110,6400 540,6400 530,5200 590,4700 610,4350 570,4000 460,3500 350,2900 330,2500 360,2100 330,1700 260,1250 150,900 -100,700 -900,600 -1500,300 -1300,-200 -500,-150 300,-40",
			),
		],
		round: 520,
		size: [1600, 4600],
		folds: [
			fold("1290,900 1080,1350 930,1750", 110, -34),
			fold("300,1000 560,1400 800,1750", 110, -30),
			fold("400,2080 800,2150 1180,2080", 60, -14),
			fold("1080,2300 1020,2900 900,3600", 150, 30),
			fold("780,3700 790,4400", 60, 9),
			fold("880,3700 860,4400", 60, 9),
		],
		wrap: 0.3,
	},
} as const satisfies Record<string, Body>;

/** Clothes, as outlines in the pixels of the bodies that wear them. */
export const CLOTHES = {
	/** On a shoulder. */
	tank: "-1400,-3000 -330,-1200 -120,-600 20,0 50,900 -40,1800 -100,3000 -100,5000 -4000,5000 -4000,-3000",
	/** Beside an arm. */
	vest: "-100,-900 60,-60 130,400 190,900 280,1500 320,2200 330,3400 330,6000 -4000,6000 -4000,-900",
	/** Above a thigh. */
	shorts: "-1500,-3000 3200,-3000 3200,-330 1700,-190 800,-150 -100,-200 -1500,-330",
	/** Below a calf. */
	sock: "-800,2280 300,2310 830,2350 1300,2310 2600,2280 2600,5000 -800,5000",
	/** Below a back. */
	waistband: "-2000,2150 -200,2090 800,2130 1800,2090 3600,2150 3600,5000 -2000,5000",
} as const;
