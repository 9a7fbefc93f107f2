import { resolve } from "node:path";
import { expect, it } from "vitest";
import { writeCommand } from "./write-command.server.ts";

const here = process.cwd();
const server = `cd ${here} && systemd-run --pipe --wait --uid=linework --property=EnvironmentFile=/etc/linework.env --setenv=DATA_DIR=/srv/site --working-directory=${here} node scripts/run.mjs`;

it.each([
	["npm start", "npm start", "DATA_DIR=/srv/site npm start", "systemctl start linework"],
	["npm run doctor", "npm run doctor", "DATA_DIR=/srv/site npm run doctor", `${server} doctor`],
	[
		"npm run backup -- FILE",
		"npm run backup -- FILE",
		"DATA_DIR=/srv/site npm run backup -- FILE",
		`${server} backup FILE`,
	],
	[
		"npm run restore -- /copies/1.tar",
		"npm run restore -- /copies/1.tar",
		"DATA_DIR=/srv/site npm run restore -- /copies/1.tar",
		`${server} restore /copies/1.tar`,
	],
	[
		"DATA_DIR=/copies/restored npm run restore -- /copies/1.tar",
		"DATA_DIR=/copies/restored npm run restore -- /copies/1.tar",
		"DATA_DIR=/copies/restored npm run restore -- /copies/1.tar",
		`${server.replace("/srv/site", "/copies/restored").replace(/--property=\S+/, "--setenv=BACKUP_KEY")} restore /copies/1.tar`,
	],
	...["npm ci", "timedatectl set-ntp true"].map((other) => [other, other, other, other]),
])(
	"%s is for the site that was looked at, wherever that is",
	(command, plain, elsewhere, service) => {
		expect(writeCommand(command ?? "", { dataDir: resolve("data") }, false)).toBe(plain);
		expect(writeCommand(command ?? "", { dataDir: "/srv/site" }, false)).toBe(elsewhere);
		expect(writeCommand(command ?? "", { dataDir: "/srv/site" }, true)).toBe(service);
	},
);
