import { type IncomingHttpHeaders, request } from "node:http";

export interface Call {
	method?: string;
	headers?: Record<string, string>;
	json?: unknown;
	body?: string | Uint8Array;
	/** Local address to call from, in 127.0.0.0/8: limits count by address. */
	from?: string;
}

export interface Answer {
	status: number;
	headers: IncomingHttpHeaders;
	text: string;
	json(): Record<string, unknown>;
}

/** Sends the path exactly as given, on a connection of its own. */
export function call(origin: string, path: string, options: Call = {}): Promise<Answer> {
	const { method = "GET", headers = {}, json, body, from } = options;
	const content = json === undefined ? body : JSON.stringify(json);
	const { hostname, port } = new URL(origin);
	return new Promise((resolve, reject) => {
		const sent = request(
			{
				hostname,
				port,
				path,
				method,
				agent: false,
				localAddress: from,
				headers: {
					...(json === undefined ? {} : { "Content-Type": "application/json" }),
					...(content === undefined || headers["Transfer-Encoding"]
						? {}
						: { "Content-Length": Buffer.byteLength(content) }),
					...headers,
				},
			},
			(response) => {
				const chunks: Buffer[] = [];
				response.on("data", (chunk: Buffer) => chunks.push(chunk));
				response.on("error", reject);
				response.on("end", () => {
					const text = Buffer.concat(chunks).toString();
					const { statusCode: status = 0, headers: received } = response;
					resolve({ status, headers: received, text, json: () => JSON.parse(text) });
				});
			},
		);
		sent.on("error", reject);
		sent.end(content);
	});
}
