import { useRouteLoaderData } from "react-router";
import { useStudio } from "../../publishing/frame-studio.ts";

/** In the studio's time zone, as its appointments and letters are. */
export function Moment({ at }: { at: string }) {
	const { locale } = useStudio();
	const timeZone = useRouteLoaderData<{ timeZone: string }>(
		"admin/frame/desk-frame.route",
	)?.timeZone;
	const style = { dateStyle: "medium", timeStyle: "short", timeZone } as const;
	return <time dateTime={at}>{new Date(at).toLocaleString(locale, style)}</time>;
}
