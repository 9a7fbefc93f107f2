import { sayCount } from "../../ui/say-count.ts";
import { sayDuration } from "../../ui/say-duration.ts";
import { Part } from "../frame/room.tsx";
import type { Replies } from "./read-replies.server.ts";
import { Shares } from "./shares.tsx";

interface ReplyRecordProps {
	replies: Replies;
	promisedHours: number;
	locale: string;
}

/** How often the promise was kept. */
export function ReplyRecord({ replies, promisedHours, locale }: ReplyRecordProps) {
	const { inTime, late, none, usualMs } = replies;
	const all = inTime + late + none;
	if (all === 0) return null;
	const within = sayCount(promisedHours, "hour");
	const shares = [
		{ name: `Within ${within}`, count: inTime },
		{ name: "Later", count: late },
		{ name: "No answer yet", count: none },
	];
	return (
		<Part
			id="replies"
			title="How fast you answer"
			about={
				<p>
					In the last 90 days, you answered {inTime.toLocaleString(locale)} of{" "}
					{all.toLocaleString(locale)} {all === 1 ? "request" : "requests"} within {within}.
					{usualMs !== null && ` Your usual time is ${sayDuration(usualMs)}.`} The waitlist, spam,
					requests withdrawn before you answered and those declined without a letter don’t count.
				</p>
			}
		>
			<Shares
				locale={locale}
				shares={shares.map((share) => ({
					...share,
					more: `(${Math.round((100 * share.count) / all)}%)`,
				}))}
			/>
		</Part>
	);
}
