import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

const mostWaiting = 50;

/** Backpressure for HTTP pipelining: Node would run all requests at once and buffer the responses. */
export function answerInSequence(answer: RequestListener): RequestListener {
	const queues = new WeakMap<Socket, (() => void)[]>();
	return (request, response) => {
		const { socket } = request;
		const start = () => {
			response.once("close", () => startNext(socket));
			return answer(request, response);
		};
		const queue = queues.get(socket);
		if (!queue) {
			queues.set(socket, []);
			return start();
		}
		// A single read can bring more requests than this before `pause` takes effect.
		if (queue.length === mostWaiting) return void socket.destroy();
		queue.push(start);
		// Node resumes the socket after every message; our listener runs after its own.
		if (queue.length === 1) socket.on("resume", stopReading);
		socket.pause();
	};

	function startNext(socket: Socket): void {
		const next = queues.get(socket)?.shift();
		// After `Connection: close`, drop the remaining requests.
		if (!next || !socket.writable) return void queues.delete(socket);
		if (queues.get(socket)?.length === 0) {
			socket.off("resume", stopReading);
			socket.resume();
		}
		next();
	}
}

function stopReading(this: Socket): void {
	this.pause();
}
