import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** More than any honest client sends before it has read an answer. */
const mostWaiting = 50;

/**
 * Answers the requests of a connection one after the other, and reads no more of them while one waits.
 * Node would hand over all of them at once and keep the answers in memory until it is their turn.
 */
export function answerInTurn(answer: RequestListener): RequestListener {
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
		// What one read brought is all here already, so that this may be exceeded before reads stop.
		if (queue.length === mostWaiting) return void socket.destroy();
		queue.push(start);
		// Node resumes after every message; a listener of ours comes after its own and stops it again.
		if (queue.length === 1) socket.on("resume", stopReading);
		socket.pause();
	};

	function startNext(socket: Socket): void {
		const next = queues.get(socket)?.shift();
		// An answer that closes the connection is the last; what was sent after it is not done.
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
