import { useSyncExternalStore } from "react";
import { useStudio } from "../../publishing/frame-studio.ts";

const never = () => () => {};

/** In the device's own time zone; the server does not know it and writes UTC. */
export function Moment({ at }: { at: string }) {
	const { locale } = useStudio();
	const scripted = useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
	const words = new Date(at).toLocaleString(locale, {
		dateStyle: "medium",
		timeStyle: "short",
		timeZone: scripted ? undefined : "UTC",
	});
	return <time dateTime={at}>{scripted ? words : `${words} UTC`}</time>;
}
