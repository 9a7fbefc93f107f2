const storeName = "draft";

let opening: Promise<IDBDatabase> | undefined;

/**
 * What is kept on the visitor's own device, by key. Every function rejects where the browser's storage
 * is full, forbidden or missing.
 */
export async function readKept(): Promise<ReadonlyMap<string, unknown>> {
	const kept = new Map<string, unknown>();
	await transact("readonly", (store) => {
		const walk = store.openCursor();
		walk.onsuccess = () => {
			const at = walk.result;
			if (!at) return;
			kept.set(String(at.key), at.value);
			at.continue();
		};
	});
	return kept;
}

/** Changes all of it or nothing. @param changes new values by key; undefined removes one */
export function changeKept(changes: Readonly<Record<string, unknown>>): Promise<void> {
	return transact("readwrite", (store) => {
		for (const [key, value] of Object.entries(changes)) {
			if (value === undefined) store.delete(key);
			else store.put(value, key);
		}
	});
}

export function clearKept(): Promise<void> {
	return transact("readwrite", (store) => void store.clear());
}

async function transact(
	mode: IDBTransactionMode,
	work: (store: IDBObjectStore) => void,
): Promise<void> {
	const database = await open();
	return new Promise((resolve, reject) => {
		const transaction = database.transaction(storeName, mode);
		transaction.oncomplete = () => resolve();
		transaction.onabort = () => reject(transaction.error ?? new Error("Nothing was kept"));
		work(transaction.objectStore(storeName));
	});
}

function open(): Promise<IDBDatabase> {
	opening ??= new Promise<IDBDatabase>((resolve, reject) => {
		const request = indexedDB.open("consultation", 1);
		request.onupgradeneeded = () => void request.result.createObjectStore(storeName);
		request.onerror = () => reject(request.error);
		request.onsuccess = () => {
			const database = request.result;
			// The visitor may have the site's data removed while the page is open.
			database.onclose = forget;
			database.onversionchange = () => {
				database.close();
				forget();
			};
			resolve(database);
		};
	});
	opening.catch(forget);
	return opening;
}

/** The next call opens it anew. */
function forget(): void {
	opening = undefined;
}
