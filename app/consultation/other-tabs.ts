/** What a tab tells the others: the device is clear, since the request was sent or cancelled. */
export type News = "sent" | "cancelled";

/** @returns tells the other tabs; nobody hears it in browsers without channels */
export function listenToTabs(hear: (news: News) => void): (news: News) => void {
	if (!("BroadcastChannel" in window)) return () => {};
	const channel = new BroadcastChannel("consultation");
	channel.onmessage = ({ data }) => hear(data as News);
	return (news) => channel.postMessage(news);
}
