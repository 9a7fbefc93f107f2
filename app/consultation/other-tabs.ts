/** What a tab tells the others once the device is clear; `key` of the request where one was sent. */
export interface News {
	is: "sent" | "cancelled";
	key: string | undefined;
}

/** @returns tells the other tabs; nobody hears it in browsers without channels */
export function listenToTabs(hear: (news: News) => void): (news: News) => void {
	if (!("BroadcastChannel" in window)) return () => {};
	const channel = new BroadcastChannel("consultation");
	channel.onmessage = ({ data }) => hear(data as News);
	return (news) => channel.postMessage(news);
}
