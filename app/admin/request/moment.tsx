import { useStudio } from "../../publishing/frame-studio.ts";
import { useTimeZone } from "../frame/use-time-zone.ts";

/** In the studio's time zone, as its appointments and letters are. */
export function Moment({ at }: { at: string }) {
	const { locale } = useStudio();
	const style = { dateStyle: "medium", timeStyle: "short", timeZone: useTimeZone() } as const;
	return <time dateTime={at}>{new Date(at).toLocaleString(locale, style)}</time>;
}
