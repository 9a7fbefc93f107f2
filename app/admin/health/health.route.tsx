import { setTimeout as wait } from "node:timers/promises";
import { href, Link } from "react-router";
import type { Finding } from "../../health/finding.ts";
import { writeCommand } from "../../health/write-command.server.ts";
import { visitContext } from "../../server/site.server.ts";
import { Alert } from "../../ui/alert.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Part, Room } from "../frame/room.tsx";
import type { Route } from "./+types/health.route";
import styles from "./health.module.css";

/** A large copy takes minutes, and a disk may hang. Leaves time for the rest before `useNavigationLimit` asks again. */
const longestMs = 5_000;

export async function loader({ url, context }: Route.LoaderArgs) {
	const { health, copies, config } = visitContext.from(context).site;
	if (url.searchParams.has("again")) {
		await Promise.race([copies.wake(), wait(longestMs, undefined, { ref: false })]);
	}
	return { findings: await health.look(), doctor: writeCommand("npm run doctor", config) };
}

export function meta(): Route.MetaDescriptors {
	return [{ title: "Health" }];
}

export default function Health({ loaderData }: Route.ComponentProps) {
	const { findings, doctor } = loaderData;
	const pick = (state: Finding["state"]) => findings.filter((one) => one.state === state);
	const wrong = pick("wrong");
	const notices = pick("notice");
	return (
		<Room>
			<Part
				title="Health"
				about={
					<p>
						{wrong.length === 0
							? "Nothing is wrong with your site."
							: "Something is wrong with your site. If you do not run it yourself, send this page to whoever does."}
					</p>
				}
			>
				{wrong.map(({ about, says, remedy, command }) => (
					<Alert key={about + says} tone="error" title={about}>
						<p className={styles.words}>{says}</p>
						<p className={styles.words}>{remedy}</p>
						{command && <code className={styles.command}>{command}</code>}
					</Alert>
				))}
				<div className={styles.again}>
					<Link className={buttonClass("outline")} to={`${href("/admin/health")}?again`} replace>
						Look Again
					</Link>
					<p className={styles.quiet}>
						On the server, this also reads the whole database and every file:
					</p>
					<code className={styles.command}>{doctor}</code>
				</div>
			</Part>
			{notices.length > 0 && (
				<Part id="notices" title="Worth knowing">
					<List findings={notices} />
				</Part>
			)}
			<Part id="good" title="All is well with">
				<List findings={pick("good")} />
			</Part>
		</Room>
	);
}

function List({ findings }: { findings: Finding[] }) {
	return (
		<dl className={styles.rows}>
			{findings.map(({ about, says, remedy, command }) => (
				<div key={about + says}>
					<dt>{about}</dt>
					<dd>
						{says}
						{remedy && <p className={styles.quiet}>{remedy}</p>}
						{command && <code className={styles.command}>{command}</code>}
					</dd>
				</div>
			))}
		</dl>
	);
}
