import type { News } from "./draft-events.ts";

export function listenToTabs(hear: (news: News) => void): (news: News) => void {
	if (!("BroadcastChannel" in window)) return () => {};
	const channel = new BroadcastChannel("consultation");
	channel.onmessage = ({ data }) => hear(data as News);
	return (news) => channel.postMessage(news);
}
