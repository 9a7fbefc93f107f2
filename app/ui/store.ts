/** A value outside React that components can subscribe to. */
export function createStore<Value>(initial: Value) {
	let value = initial;
	const listeners = new Set<() => void>();
	return {
		get: () => value,
		set(next: Value) {
			value = next;
			for (const listener of listeners) listener();
		},
		subscribe(listener: () => void) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
	};
}
