import { useRouteLoaderData } from "react-router";

/** The studio's time zone. */
export function useTimeZone(): string | undefined {
	return useRouteLoaderData<{ timeZone: string }>("admin/frame/desk-frame.route")?.timeZone;
}
