import { numbingCream } from "../../content/numbing-cream.ts";
import { writeDirections } from "./write-directions.ts";

/** Its address is in small letters, as all are; the name it is saved under comes with the answer. */
export function loader(): Response {
	return new Response(writeDirections(), {
		headers: {
			"Content-Type": "text/plain; charset=utf-8",
			"Content-Disposition": `attachment; filename="${numbingCream.fileName}"`,
			"Cache-Control": "public, max-age=3600",
		},
	});
}
